/** Words and phrases taken over from another language, with the words around that decide. */
export const calques = `
chef>boss: ?my/our _ is/was/has/have/had/said/told/wants/asked/gave/in/who/and/END far:kitchen/cook/cooks/cooked/cooking/restaurant/menu/dish/dishes/food/meal/meals/recipe/recipes/dinner/soup/sauce/bakery/pastry/chef/sous
handy>cell phone: my/MY _ END/is/was/rang/number/battery/because/on ~keep/kept/comes/keeping
actual>current: ?send/see/find/have/use/need/attached/of .. the/your/our/an _ price list/lists/list ; ?send/sent/find/attached the/your/our/me _ catalogue/catalog/brochure/timetable/version/newsletter
stage>internship: do/did/done/doing/make/made/making/completed/finished/during a/my/MY/this/the _ in/at a/an/the bank/company/firm/office/hotel/hospital/factory/agency/school/laboratory/lab/restaurant/ministry ; during MY _ in/at a/an bank/company/firm/office
training>training course: ?do/did/done/made/make/attended/finished/completed/organized/organised a _ END/in/on/for/about/at/with
precise,precised,precising>specify,specified,specifying: i/we/to/you/please/would/want _ that/if/whether/when/how ~more
precisions>details: more/some/few/following/these/any/for/necessary/MY _ about/on/regarding/concerning/END far:recall/recalls/metric/metrics/model/models
expensive>high: ?the/MY/this/these price/prices/cost/costs/rent/rents/fees/fee is/are/was/were/very/too/so/really _ END/for/in/here/and/but ; ?price/prices/rent/rents is/are/was/were very/too/so/really/quite/more _ END/for/in/here/and/but
crowded>heavy: ?traffic is/was very/so/too/really/always _ END/in/on/at
make,makes,made,making>ask,asks,asked,asking: _ you/me/him/her/us/them a/some/one question/questions STOP ; _ you/me/him/her/us/them a few questions
makes,made>is,was: it _ cold/warm/sunny/windy/foggy/rainy END/today/outside/here/in/and ; it _ very/so/too/really cold/hot/warm/sunny/windy END/today/outside/here/in/and ; it _ hot today/outside/here/in ; it _ NUM degrees
make,makes,made,making>have,has,had,having: ?_ an/a/many/some/good/bad/great/first experience/experiences END/with/in/at/there ; ?_ a/the good/great/bad/new/interesting/wonderful/nice/terrible experience END/with/in/at/there
make holidays,made holidays,makes holidays,making holidays>go on holiday,went on holiday,goes on holiday,going on holiday: _ in/at/with/there/END/every/together
drink,drinks,drank,drinking>take,takes,took,taking: _ MY/the/some/a/these/two/this pill/pills/tablet/tablets/antibiotic/antibiotics
on>in: ?START _ this/the/MY picture/photo/pictures/photos/photograph i/we/you/there/,/can/one/he/she ; ?see/shown/sees/seen .. _ this/the picture/photo ~frame
in>while: START _ waiting for your reply/answer/response/confirmation/feedback/decision/message
until>by: ?START _ DAY/tomorrow/tonight/friday i/we/you/, will/must/need/should/have/i/we send/finish/deliver/pay/submit/complete/give/return/let/will/must ; ?send/sent/deliver/submit/return/reply/answer/pay/finish/complete .. _ DAY END/at/morning/evening
back>be back: MODAL/will/i'll/he'll/she'll/we'll/they'll/you'll _ home/soon/tomorrow/later/tonight END/and/at/from/with/to/because ; SUBJ will/'ll _ at/in/on/by NUM/DAY
like>as: ?same opinion/problem/problems/idea/age/mistake/mistakes/size/situation/reason/interests/taste/level/job/class/color/colour/height/way _ you/me/him/us/them/MY/the/yours/mine/hers/ours ; ?same ANY _ mine/yours/hers/ours/theirs ; ?the same _ me/you/him/her/us/them/mine/yours
from>for the: ~the/a _ last/past NUM/few/several/two/three years/months/weeks/days/hours END/and/in/as/at ; ~the/a _ past/last NUM years/months/weeks/days END
propose you to>suggest you: i/we/would/to _ VERB/meet/come/visit/call/take/use/change/start/have/make/do/go/send/pay/wait
demand you to>ask you to: i/we _ send/give/tell/help/explain/please/kindly
cousin brother,cousin sister>cousin,cousin: MY/a/and/with/of/is _ STOP
your good name>your name: what's/what/is/know/have/tell _ END/please
passed out of,passed out from>graduated from,graduated from: SUBJ/who/HAVE _ college/university/engineering/school/iit/CAP in/with/END ; SUBJ/who/HAVE _ THE college/university/school/institute in/with/END
`
