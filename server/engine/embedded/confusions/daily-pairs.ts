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
fastly>fast: speak/speaks/spoke/talk/talks/drive/drives/run/runs/work/works/very/so/too/more/goes/went/passed/passes _
about>with: satisfied _ THE/it/this
on>in: films/movies/videos/series/songs/podcasts/speak/speaking/conversation/conversations _ english/french/spanish/german/italian
closed>close: house/flat/hotel/apartment/hostel/room/live/lives/living/located/situated _ to THE castle/beach/sea/station/center/centre/city/river/park/university/school/airport/lake/forest/border/shops
hundred of,thousand of>hundred,thousand: a/two/three/four/five/several/NUM _ PLURAL/people/photos/times/words/visitors
find,finds,found>find it,finds it,found it: i/we/they/you/he/she/people/but/and _ difficult/hard/easy/strange/important/useful/impossible/helpful to
sister,brother,mother,father,mum,mom,dad,grandmother,grandfather,aunt,uncle,cousin,friend,wife,husband,teacher,boss,neighbor,neighbour>sister's,brother's,mother's,father's,mum's,mom's,dad's,grandmother's,grandfather's,aunt's,uncle's,cousin's,friend's,wife's,husband's,teacher's,boss's,neighbor's,neighbour's: my/your/his/her/our/their _ room/house/car/birthday/wedding/apartment/flat/advice/kitchen/computer/bike/clothes END/and/in/is/was/for/on/at
give,gives,gave>set,sets,set: parents/teachers/leaders/should/must/adults _ a good example END/to/for
sense>since: been _ i/he/she/we/they/i'd/he'd/she'd/we'd/they'd/last/NUM ; ever _ i/he/she/we/they/then/the
was were>were: if i/he/she/it/we/they/you _ not/there/a/the/in/on/my
of>off: take/takes/took/taken/taking/knock/knocked it/them/that/this/something/NUM _ the/MY bill/price/list/table/shelf/wall/market/menu/total/agenda/internet/stove/heat
make>make sure: please _ you lock/check/bring/read/know/have/wear/keep/arrive/turn/leave/close/sign/don't/are/use/book/reply
someone,somebody>someone to,somebody to: need/needs/needed/want/wants _ bring/help/take/come/make/check/pick/drive/look/clean/fix/write/call
now>know: let OBJ _ if/when/whether/how/what/which/as/by/asap/DOT ; let OBJ _ and i'll/we'll/i/we
all ready>already: who/that/have/has/had/i/we/they/he/she/you/i've/we've/they've _ knew/know/been/gone/done/paid/sent/left/seen/said/told/have/had/has/booked/ordered
she she'd,he he'd,i i'd,we we'd,they they'd,i i've,we we've,i i'm,i i'll>she'd,he'd,i'd,we'd,they'd,i've,we've,i'm,i'll: ANY _ ANY
pick>picks: START/and/but/because/, it/he/she _ up
when>went: work/food/money/effort/all/it/everything/he/she/they/we/i/who _ to waste/bed/school/church/sleep/college/university/hospital
parent's,student's,teacher's,member's,customer's,colleague's,guest's,tenant's,resident's,neighbor's,neighbour's,employee's>parents,students,teachers,members,customers,colleagues,guests,tenants,residents,neighbors,neighbours,employees: other/some/many/most/all/several/few/these/those _ have/are/were/who/do/don't/say/said/think/want
much>many: as/so/too _ ADJ clothes/PLURAL
where ever>were ever: we/they/you _ that/so/this/such
to>too: work/works/worked/working/try/tried/trying/push/train _ hard DOT
in>in the: ANY _ public/private sector END/and/or/as/where/since
of>of a: holder _ full/clean/valid driving/driver's licence/license
day's,week's,month's,year's,hour's,minute's>days,weeks,months,years,hours,minutes: two/three/four/five/six/seven/ten/fourteen/twenty/thirty/sixty/ninety/several/few/many _ of/from/after/before/ago/later/in/END
effect>affect: shall/will/would/may/might/could/can/does/did/to/not/otherwise _ any/the/MY/your right/rights/validity/liability/obligations/performance/outcome/result/results/ability/quality/price/delivery/warranty/health/sleep/work
to>with: in connection _
bought>brought: be/been/was/were _ back to the/our/MY next/committee/meeting/board/table/attention
well well>well: it/them/hands/everything/dry/wash/rinse _ DOT/and/before
most>must: _ never/not be ; you/it/they/we/users/visitors/guests _ not/never/always be/use/have/leave/let/touch/put
in>it: until/when/if/that/before/because _ clicks/works/stops/starts/rings/is/was/beeps/opens/closes/says
frequent>frequently: done/used/checked/cleaned/updated/visit/meet/happens/happen/occur/occurs more _ DOT/than/and/because
raise>rise: price/prices/rent/cost/costs/rate/rates/temperature/temperatures/sales/electricity/levels/taxes/fees will/would/may/might/could _ by/to/from/again/in/next/this/END ; price/prices/rent/cost/costs/rate/rates/temperature/temperatures/sales/electricity/levels/taxes/fees of/for ANY will/would/may/might/could _ by/to/from/again/in/next/this/END
contract>contact: hesitate/free to _ me/us/him/her/them ; please _ me/us/him/her/them ; can/should/could/will _ me/us at/if/by/on/when/END
attached>attached to: BE _ this/the report/letter/email/document/form/minutes/agreement
than>that: anything/everything/something _ is/are/was/were/has/have/can/will/needs
that>than: more/less important/expensive/interesting/difficult/beautiful/comfortable/useful/popular/dangerous _ money/NOUN/PLURAL/OBJ END/or
am playing,am reading,am watching,am doing,am going,am cooking,am swimming,am painting,am writing,am singing>play,read,watch,do,go,cook,swim,paint,write,sing: free time , i _
by>in: myself/experience/skills _ an interview
made,make>did,do: i/she/he/we/they/to/have _ an/my/his/her apprenticeship/internship/traineeship
`
