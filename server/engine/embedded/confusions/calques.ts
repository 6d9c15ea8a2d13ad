/** Words and phrases taken over from another language, with the words around that decide. */
export const calques = `
same>the same: introduce/introduced/use/used/has/had/did/made/with/at/in/on/for/from/by/doing/using/having _ system/way/time/thing/problem/problems/place/school/class/company/room/age/size/color/colour/mistake/mistakes/street/city/building/team/floor/reason/price/method/office ~as
assist,assists,assisted>attend,attends,attended: TO/will/can/could/must/i/we/they/you _ to THE/a/MY/this/your/our first/second/session/meeting/course/class/lesson/wedding/party/conference/lecture/event/concert/match/ceremony
to day>today: sorted/done/finished/here/until/by/for/ready/later/call/arrive/arrived/arrives/come/leave/free/happened/delivered/busy/ill/closed/open _ STOP
may of,might of,must of>may have,might have,must have: _ PART
chef>boss: ?my/our _ is/was/has/have/had/said/told/wants/asked/gave/in/who/and/END far:kitchen/cook/cooks/cooked/cooking/restaurant/menu/dish/dishes/food/meal/meals/recipe/recipes/dinner/soup/sauce/bakery/pastry/chef/sous
handy>cell phone: my/MY _ END/is/was/rang/number/battery/because/on ~keep/kept/comes/keeping
actual>current: ?send/see/find/have/use/need/attached/of .. the/your/our/an _ price list/lists/list ; ?send/sent/find/attached the/your/our/me _ catalogue/catalog/brochure/timetable/version/newsletter
stage>internship: do/did/done/doing/make/made/making/completed/finished/during a/my/MY/this/the _ in/at a/an/the bank/company/firm/office/hotel/hospital/factory/agency/school/laboratory/lab/restaurant/ministry ; during MY _ in/at a/an bank/company/firm/office
training>training course: ?do/did/done/made/make/attended/finished/completed/organized/organised a _ END/in/on/for/about/at/with
precise,precised,precising>specify,specified,specifying: i/we/to/you/please/would/want _ that/if/whether/when/how ~more
precisions>details: more/some/few/following/these/any/for/necessary/MY _ about/on/regarding/concerning/END far:recall/recalls/metric/metrics/model/models
expensive>high: ?the/MY/this/these price/prices is/are/was/were/very/too/so/really _ END/for/in/here/and/but ; ?price/prices is/are/was/were very/too/so/really/quite/more _ END/for/in/here/and/but
crowded>heavy: ?traffic is/was very/so/too/really/always _ END/in/on/at
make,makes,made,making>ask,asks,asked,asking: _ you/me/him/her/us/them a/some/one question/questions STOP ; _ you/me/him/her/us/them a few questions
makes,made>is,was: it _ cold/warm/sunny/windy/foggy/rainy END/today/outside/here/in/and ; it _ very/so/too/really cold/hot/warm/sunny/windy END/today/outside/here/in/and ; it _ hot today/outside/here/in ; it _ NUM degrees
make,makes,made,making>have,has,had,having: ?_ an/a/many/some/good/bad/great/first experience/experiences END/with/in/at/there ; ?_ a/the good/great/bad/new/interesting/wonderful/nice/terrible experience END/with/in/at/there
make holidays,made holidays,makes holidays,making holidays>go on holiday,went on holiday,goes on holiday,going on holiday: _ in/at/with/there/END/every/together
drink,drinks,drank,drinking>take,takes,took,taking: _ MY/the/some/a/these/two/this pill/pills/tablet/tablets/antibiotic/antibiotics
on>in: ?START _ this/the/MY picture/photo/pictures/photos/photograph i/we/you/there/,/can/one/he/she ; ?see/shown/sees/seen .. _ this/the picture/photo ~frame
in>while: START _ waiting for your reply/answer/response/confirmation/feedback/decision/message
until>by: ?START _ DAY/tomorrow/tonight/friday i/we/you/, will/must/need/should/have/i/we send/finish/deliver/pay/submit/complete/give/return/let/will/must ; ?send/sent/deliver/submit/return/reply/answer/pay/finish/complete .. _ DAY END/at/morning/evening far:not/won't/can't/cannot/don't/didn't/couldn't/unable/doesn't/wait
back>be back: MODAL/will/i'll/he'll/she'll/we'll/they'll/you'll _ home/soon/tomorrow/later/tonight END/and/at/from/with/to/because ; SUBJ will/'ll _ at/in/on/by NUM/DAY
like>as: ?same opinion/problem/problems/idea/age/mistake/mistakes/size/situation/reason/interests/taste/level/job/class/color/colour/height/way _ you/me/him/us/them/MY/the/yours/mine/hers/ours ; ?same ANY _ mine/yours/hers/ours/theirs ; ?the same _ me/you/him/her/us/them/mine/yours
from>for the: ~the/a _ last/past NUM/few/several/two/three years/months/weeks/days/hours END/and/in/as/at ; ~the/a _ past/last NUM years/months/weeks/days END
propose you to>suggest you: i/we/would/to _ VERB/meet/come/visit/call/take/use/change/start/have/make/do/go/send/pay/wait
demand you to>ask you to: i/we _ send/give/tell/help/explain/please/kindly
cousin brother,cousin sister>cousin,cousin: MY/a/and/with/of/is _ STOP
your good name>your name: what's/what/is/know/have/tell _ END/please
passed out of,passed out from>graduated from,graduated from: SUBJ/who/HAVE _ college/university/engineering/school/iit/CAP in/with/END ; SUBJ/who/HAVE _ THE college/university/school/institute in/with/END
we see us>we will see each other: _ tomorrow/soon/later/again ; _ on/next/at DAY/NUM/week/month
meet us,met us>meet,met: we _ at/on/in/tomorrow/every/yesterday/last/again ~CAP ; we will/can/could/should/often/usually/always/first _ at/on/in/tomorrow/every/yesterday/last/again
i have birthday>it is my birthday: _ today/tomorrow/on/in/next/END
stand,stands,stood>get,gets,got: ?i/we/he/she/usually/always/often/to/must _ up at/early/late near:day/morning/every/usually/always/work/school/breakfast far:anthem/clapped
do you know>have you known: how long _ him/her/them/MY/each/CAP/this
do you live>have you lived: how long _ here/there END ; how long _ in CAP/this END/town/city/house/country
by>at: ?i/he/she/we am/was/is/were _ the doctor/dentist/hairdresser END ; internship/apprenticeship/traineeship/placement/interview _ CAP
by>with: ?live/lives/lived/stay/stayed/staying/living/home _ MY parents/family/friends/uncle/aunt/grandparents/friend/brother/sister END
it exists,it exist>there is: START/that/because/and/, _ a/an/no ~priori/prior
it exists,it exist>there are: START/that/because/and/, _ many/several/two/three/some/PLURAL ~time/times/where/places
am not understanding,are not understanding>do not understand: ?i/we/they/you _
am not knowing,are not knowing>do not know: ?i/we/they/you _
formular,formulars>form,forms: _
on the first course>in the first year: _ of/at/in/END near:study/studying/university/faculty
on the second course>in the second year: _ of/at/in/END near:study/studying/university/faculty
on the third course>in the third year: _ of/at/in/END near:study/studying/university/faculty
on the fourth course>in the fourth year: _ of/at/in/END near:study/studying/university/faculty
looks like,look like,looked like>looks,look,looked: ?he/she/they/you _ tired/sad/angry/happy/hungry/sick/nervous/bored/upset END/and/today
on the vacation>on vacation: am/are/is/was/were/go/going/went/be/here _ END/in/with/now
to the home>home: ?go/going/went/came/come/back/return/returned/walked/drove _ END
realize,realized,realise,realised,realizing,realising>carry out,carried out,carry out,carried out,carrying out,carrying out: _ a/an study/survey/analysis/experiment/experiments/interview/interviews/audit/studies/surveys END/about/on/of/in/with/at
introduce,introduced,introducing>insert,inserted,inserting: _ the/MY/a key/card/coin/usb/cable in/into the/MY
introduce,introduces,introduced,introducing>enter,enters,entered,entering: _ the/MY/a password/pin/username END/in/and/again/to
put attention>pay attention: _ END/in/at/when
in>at: ?arrive/arrived/arrives/arriving _ the/MY hotel/airport/station/restaurant END/and/in/on/late/early ; see/meet/saw/met you/us/him/her/them/everyone/me _ THE/MY picnic/party/wedding/meeting/concert/conference/reunion/ceremony/barbecue/airport/festival ; met _ the/MY picnic/party/wedding/concert/conference/reunion/ceremony
pass,passed,passing>have,had,having: _ a good/nice/great/wonderful/lovely/beautiful time/weekend/evening/day/holiday/vacation/summer END/with/in/at/there/together/here
of here>here: people/food/weather/inhabitants/students/shops/prices _ END/is/are/have/has
important,essential,interesting,difficult>important thing,essential thing,interesting thing,difficult thing: START the _ is to/that ; ?START the most _ is to/that
in>about: think/thinks/thought/thinking _ me/you/him/us/them END/and/when
disposition>disposal: at MY _ END/for/and/if/to/at
in attachment,in annex>attached: find/send/sent _ THE/MY/our ; find/send/sent you/me _ THE/MY/our ; START _ is/please/are
in attachment you find,in annex you find>attached you will find: START _ THE/MY/our
you find>you will find: START _ attached/enclosed THE/MY/our/END/herewith
late>delay: sorry/apologize/apologise/apologies for the/MY _ END ; excuse me for the/MY _ END
dominate,dominates>speak,speaks: i/he/she/we/also _ english/german/french/spanish/italian/portuguese/russian/arabic END/and/perfectly/well/very
at>to: ?go/goes/went/going/gone/come/came _ the/MY university/school/beach/cinema/bank/supermarket/office/gym/market/station/hospital END/every/and/with/on/today/tomorrow/yesterday/by
in>to: ?go/goes/went/going _ the cinema/theatre/theater/supermarket/doctor/dentist END/every/and/with/on/today/tomorrow/yesterday
`
