/** Small words that drafts of every day confuse, join, part, or leave out, where the words around allow no other reading. */
export const dailyPairs = `
with in>within: _ budget/reach/sight/range/hours/days/weeks/minutes/seconds/limits ; _ walking/driving distance ; _ NUM hours/days/weeks/minutes/months/years/working/business
in to>into: look/looks/looking/looked _ both/how/whether/why/possible/ways/options/buying/hiring/getting/this/it ; turn/turned/turns/convert/converted/divide/divided/translate/translated _ a/an/NUM/english/french/german/spanish
up on>upon: on/available/provided/sent/, _ request END ; once _ a time
for what>for which: , _ i enclose/enclosed/paid/apologize/apologise/thank
whose>who: , _ is/was/has/will in/on/at/responsible/been/also/always/the/a
close>closed: kept/keep/remain/stay/be _ at all times near:door/doors/gate/gates/window/windows/lid/valve/cover
in>on: paid/due/sent/held/delivered/arrive/arrives/arrived _ the last/first working/business day
circumstance>circumstances: under/in certain/these/those/normal/all/such/different/similar/other/exceptional _ 
not further>no further: which/there/that/with/, _ updates/action/information/changes/notice/delay/questions/comments/steps/payments/orders/charges
of>off: ~a/an/the/this/that/his/her/its/their/first/big/bigger cut/cuts _ the right/left/top/bottom/edge/edges/end/ends/power/supply/margin/margins/corner/corners ; to/may/will/can/could/would/might/must/not cut _ the/a/MY
preceding>proceeding: BE _ according/as/well/smoothly/normally/slowly/quickly
was>were: a total of NUM PLURAL/people/customers/visitors/guests _ PART
of which>of whom: customers/people/employees/students/patients/respondents/participants/members/children/visitors/guests/workers/women/men/candidates/applicants/teachers/players , _ NUM/most/many/some/half/all/few/none/only ; customers/people/employees/students/patients/respondents/participants/members/children/visitors/guests/workers/women/men/candidates/applicants/teachers/players was/were PART , _ NUM/most/many/some/half/all/few/none/only
new>knew: rather i/you/he/she/we/they _ ; START/if/and/but/because/that/wish/, i/he/she/we/they/you _ that/how/what/everything/nothing/exactly
of>have: would/could/should/might/must happily/never/always/also/probably/definitely/easily/gladly/surely/certainly _ PART/been/done/gone/had/drunk/seen/bought/thought
elses>else's: somebody/someone/anybody/anyone/everybody/everyone/nobody _ 
any one>anyone: not/n't/have/haven't/don't/doesn't/didn't/see/seen/know/is/find/found/without _ at all
too>to: count/counted/counts/counting/up _ ten/twenty/three/five/NUM
its>it's: whenever/if/because/when/unless/although/until/while/once _ wet/cold/hot/raining/ready/done/broken/late/dark/empty/full/dry/warm/over/safe/fine/clean/dirty/needed/possible/finished/sunny/windy DOT ; whenever/if/because/when/unless/although/until/while/once _ wet/cold/hot/raining/ready/done/broken/late/dark/empty/full/dry/warm/over/safe/fine/clean/dirty/needed/possible/finished/sunny/windy , and/but/so/i/we/you/he/she/they/it
grandmothers,grandfathers,grandads,grandmas,grandpas,grans,nans,mums,moms,dads,wifes,husbands>grandmother's,grandfather's,grandad's,grandma's,grandpa's,gran's,nan's,mum's,mom's,dad's,wife's,husband's: my/your/his/her _ things/stuff/ring/chair/clothes/recipe/recipes/kitchen/garden/funeral/house/flat/car/phone/dog/cat/birthday/room/attic/shed/desk/piano
grandchilds,schoolchilds,stepchilds>grandchildren,schoolchildren,stepchildren: all/MY/the/NUM/many/some/these/those/of/and _ 
years>years old: when/since/until i/he/she/we/they was/were NUM _ ,/i/he/she/we/they/my/his/her
in>in the: live/lives/lived/living _ north/south/east/west END/of
to>to the: from CAP _ north/south/east/west/coast/border END
so>such: seen/had/with/met/eaten/heard/visited _ beautiful/wonderful/amazing/delicious/lovely/kind/friendly/strange/difficult/interesting/nice/terrible PLURAL
maximum>a maximum of: be/is/are/was/were/take/takes/accept/accepts/allow _ NUM/ten/twelve/twenty people/students/guests/persons/days/hours/pages/words/participants/children/minutes/points/weeks
minimum>a minimum of: be/is/are/was/were/take/takes/need/needs/require/requires _ NUM/ten/twelve/twenty people/students/guests/persons/days/hours/pages/words/participants/children/minutes/points/weeks
again it>it again: try/do/read/watch/write/check/use/say/make/play/tried/did/watched/saw/see/open/start/wash/send/sent _ END/and/with/later/tomorrow
on>at: ANY _ half past
at>at the: START/and/but/because _ moment ,/i/we/my/he/she/they ; ANY _ end of the/this/MY/each/every/june/july
to>to the: run/walk/go/went/came/come/drive/drove/walked/get/got/read _ end of the/this/MY/a
done>did: ~a/the/classic who _ this/that ; BE ANY who _ it
`
