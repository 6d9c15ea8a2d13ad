/** Content words that writers mix up, with the words around that decide. */
export const contentPairs = `
he's>his: wasn't/isn't/wasn't/was/of/in/on/with/for/from/at/near _ problem/fault/house/car/idea/job/friend/brother/sister/wife/father/mother/birthday/office/room/phone/bag/mistake/turn/choice/dog/money/work
form>from: _ nowhere/behind/above/below/inside/outside ; appear/appeared/came/come/comes/away/suffer/suffering/suffers/apart/aside/arrived/returned/escaped/borrowed/recovered/recovering _ THE/MY/CAP/a/an/this/another
your>you're: _ better off ; START _ better STOP
weeks,days,months,hours,minutes,times,years>week,day,month,hour,minute,time,year: one more/another/extra/whole/full _
real>really: ~the/a/MY _ well/badly/hard/fast STOP
what>that: trains/buses/people/things/houses/shops/words/books/animals/birds/tools/machines/friends/students/colleagues _ still/are/were/have/can/do/run/live/work/come
sever>severe: so/very/too/how/more/most/quite/really/less _ that/STOP/and/weather/pain ; a/the/any/with/such _ headache/headaches/pain/storm/storms/cold/problem/problems/shortage/injury/injuries/weather/damage/drought/penalty/delays
farther>further: discuss/discussed/discussing/investigate/explore/delay/consider/develop/extend/improve/explain/negotiate it/this/them/these/matters/things _ STOP/on/with/in/at/when
breath>breathe: sit/sat/lie/stop/relax down/back/still/and and _ STOP ; to relax and _ STOP ; down and _ STOP
except>accept: to/TO/learn/must/cannot/can't/not _ criticism/advice/defeat/responsibility/payment/payments/cash/cards/change/reality/failure/blame/help/gifts ; can't/cannot/couldn't/won't/don't/doesn't/didn't/wouldn't/happily/gladly _ THE/MY/any/this/that/it/PLURAL/cash/cards
you>your: treat/treats/treated/value/values _ customers/clients/guests/employees/staff/patients/pupils/students
desert>dessert: wrong/delicious/tasty/chocolate/homemade/favorite/favourite _ STOP/twice/was/and ; for/ordered/had/eat/ate _ STOP near:menu/restaurant/waiter/meal/dinner/lunch/starter/ate/eat ; bring/skip/serve/served/order/ordered _ END/unless/after/if/and/with/is/for
than>as: the same NOUN _ me/him/her/us/them/mine/yours/MY/last
off>of: the/days/weeks/months end/start/beginning/within _ THE/each/every/this
berried>buried: BE/been/got/lies/lie/lay/were/get _ STOP ; HAVE/SUBJ/dog/they/who _ THE/it/him/her/them ; _ treasure/alive
buried>berried: _ holly
sewn>sown: seeds/seed/grass/wheat/barley/crop/crops/lawn/carrots/corn BE/HAVE/been .. _ ; HAVE/have _ the/MY/some/these seed/seeds/grass/lawn/carrots/beans/peas/wheat/barley/corn/oats
sown>sewn: hand/machine/was/been/were/is/are _ on/together/into/up near:button/buttons/dress/shirt/coat/fabric/thread/patch/patches/badge/hem/seam/curtain/curtains/name
sowed,sowing,sow>sewed,sewing,sew: _ .. button/buttons/dress/shirt/coat/patch/curtains/hem/seam/badge/label/labels/zip/costume/costumes/sleeve/sleeves/cushions/quilt/pocket/skirt ; _ machine/kit/needle/class/classes/club/lessons
sewed,sewing,sew,sewn>sowed,sowing,sow,sown: _ .. seed/seeds/wheat/barley/oats/carrots/lettuce/peas/wildflowers/discord/doubt
kneed,kneeded,kneeding>knead,kneaded,kneading: ~i/he/she/they/him/who _ THE/this/it/your dough/bread/mixture/clay/pastry/gently/for/until/on/well/by ; TO/and/then/must _ THE/it/well ; _ the dough ; _ the dough ; _ dough/bread
need>knead: _ the/your/this dough/clay/bread far:more/to
dough>doe: a _ and/with near:deer/fawn/forest/woods/stag
doe>dough: bread/cookie/pizza/pastry/biscuit/scone/pie/play/salt/bun/doughnut/yeast/naan/pasta/sourdough _ ~CAP ; THE _ .. rise/rises/risen/rest/stretch/sticky/oven/rolled/knead/kneaded/kneading ; roll/rolled/knead/kneaded/rolling/kneading/stretch out THE _ ; roll/rolled/knead/kneaded/rolling/kneading/stretch THE _ ; roll out the/your _ ; ball of _
peddle,peddles>pedal,pedals: the/a/MY/both/brake/clutch/gas/bike/left/right/foot/bicycle/accelerator/piano/sustain _ STOP near:bike/bicycle/foot/feet/car/brake/clutch/cycling/piano/wheel/chain/gears/saddle/ride/drive/engine/floor/accelerator ; brake/clutch/gas/bike/foot/accelerator _ ; press/pressed/pressing/hit/pushed/push THE _ ; _ harder/faster/home/uphill/boat/bin/car ; the _ on/of MY/the bike/bicycle/car
peddled,peddling>pedaled,pedaling: SUBJ/and/was/is/were/keep/kept/started/stop/stopped _ harder/faster/slowly/home/uphill/quickly/hard/along/away/up/down/past/towards/back near:bike/bicycle/hill/tricycle/cycling/wheels/ride
pedal,pedals>peddle,peddles: TO/who/they/he _ drugs/lies/goods/myths/misinformation/wares/influence
pedaling,pedalling,pedaled,pedalled>peddling,peddling,peddled,peddled: _ drugs/lies/goods/myths/misinformation/wares/influence
heals>heels: high/stiletto/kitten/THE/MY low/flat/leather/new/high _ STOP ; high/stiletto/kitten _ ; MY/both/sore/two/in/on/with/wearing/wore _ DOT/and/hurt/are/were/together/up/in/on/of ; head over _ ; hot/hard/close on THE/MY _ ; down at _ ; cool/cooling/kick/kicking/kicked/clicked/click/dug/dig/digging MY/up/in _
heels>heals: time/it/wound/skin/cut/bone/this/that/which/god/laughter/nature _ all/THE/quickly/fast/well/slowly/DOT
heal>heel: THE/MY/achilles/left/right/broken/stiletto _ of/hurts/is/was/came/broke/bone/pain/END near:foot/shoe/shoes/boot/boots/sock/ankle/blister/broke/toe
heel,heeled>heal,healed: BE/HAVE/to/will/wound/wounds/cut/skin/time/has/fully/properly/can/must/not/completely _ DOT/quickly/well/properly/completely/on/in/faster/itself near:wound/wounds/cut/skin/leg/arm/bone/injury/time/doctor/scar/burn/knee/ankle/operation
real>reel: fishing/film/cotton/hose/cable/thread/tape/show/highlight/highlights _ END/of/and/is/was/with/in ; rod and _ ; _ of film/tape/thread/cotton/cable/wire/string/line ; _ in THE fish/catch/line
reel>real: the/a/MY/this/no/any/very/in/for/only/get/BE _ life/world/problem/reason/name/thing/time/estate/job/friend/friends/deal/money/people/shame/pleasure/difference/food/treat ; it's/not/for/is/are/was/so/looked/looks/feels/felt _ DOT
stares>stairs: down/up/two/flight/steep/front/back/wooden/stone/these/three/climb/climbed/narrow/spiral _ STOP near:up/down/fell/carry/carried/climb/climbed/landing/house/steps/floor/lift/elevator/walk/ran/run/hall/flight/foot/top/bottom/use/stairs
stairs>stares: he/she/it/who/that/everyone/everybody/nobody/cat/dog/cold/blank/curious/funny/angry _ at ; he/she _ into/out
stair>stare: to/don't/not/did/didn't/would/could/just/please/they/we/people _ at far:step ; ~top/bottom/on _ at me/him/her/us/them
stairing,staired>staring,stared: _
personal>personnel: military/medical/security/emergency/trained/qualified/key/hospital/ground/armed/authorised/authorized/technical/support/service/sales/kitchen/airport/hotel/company/school/nursing/office/police/unauthorised/unauthorized/essential/skilled/cleaning/administrative/naval/maintenance/rescue/additional/sufficient/catering _ STOP ~care/loan/data far:opinion/injury ; authorised/authorized _ only ; _ department/manager/office/director near:hr/hire/hired/hiring/staff/department/employees/jobs/apply/application/vacancy/salary/cv/interview/resources
personnel>personal: very/too/more/so/my/MY/a/for/own _ opinion/life/question/questions/reasons/experience/belongings/problem/problems/letter/trainer/data/details/information/matter/items/computer/favourite/view/use/growth/touch/space/best/loan/injury/stuff/reason/call/calls ; too/very/so/more/bit/nothing/it's/got/get _ DOT/and
tale>tail: MY/its/wagging/bushy/fluffy/curly/wag/wags/wagged _ .. dog/dogs/cat/cats/horse/tail/fluffy/wagging/wagged/wag/wags/puppy/fox/mouse/kite/squirrel/monkey/lizard/bird/feathers/paws/bushy near:dog/dogs/cat/cats/horse/puppy/fox/mouse/squirrel/monkey/lizard/bird/paws/paw/fur/kite/kitten/pony/donkey/cow/pig/rat/whale/fish/dragon/aeroplane far:tell/told/tells/telling/story ; wag/wags/wagged/wagging/chasing/chases/chased/chase/swished/swishing/flicked/flicking/pulled/pull THE _ ; _ between its/his/her/MY legs ; nose to _ ; MY/its bushy/fluffy/curly/wagging/stubby/furry/scaly _ ; top to _
tail,tails>tale,tales: fairy/folk/old wives' _ ; fairy/folk/old _ ; fairy/folk/cautionary/wives'/moral _ ; tell/told/telling/tells/hear/heard/spin/spun a/an/the/this/his/her/these/me/us/many/some/MY _ of/about/DOT ; a _ of two/how/love/woe/adventure/a ; tell/told/telling/tells/share/shared _ of/about ; _ of woe/adventure/horror/ghosts ; lived to tell the _ ; tall _ END
leaks>leeks: potatoes/potato/onion/onions/carrots/carrot/celery/cabbage/chicken/soup/peas/garlic/bacon and/, _ ; _ and potato/potatoes/carrots/onions/bacon/cheese ; chop/chopped/slice/sliced/wash/fry/cook/plant/planted/grow/grew/growing/peel/boil/steamed/buttered/soften the/some/MY/of/NUM _ ; chop/chopped/slice/sliced/wash/fry/cook/plant/planted/grow/grew/growing/peel/boil/steamed/buttered/soften _ ; chop/chopped/slice/sliced/fry/planted/grow/buttered _ ; bunch of _ ; NUM large/small/medium/sliced/chopped _
leak>leek: _ and potato/cheese/bacon/ham/chicken ; _ soup/pie/tart/quiche ; potato and/& _
leek,leeks,leeking,leeked>leak,leaks,leaking,leaked: ~THE roof/tap/pipe/pipes/boiler/tank/water/gas/oil/it/ceiling/radiator/sink/toilet/bath/shower/tyre/fridge/dishwasher/which/kettle _ ; gas/water/oil/roof/fuel/pipe/data/slow/radiation _ ; a/the _ in/under/from the/MY roof/ceiling/pipe/bathroom/kitchen/tank/sink/boiler/tap/wall/basement ; BE/start/started/starts/been _ from/into/again/badly/water/oil/gas/everywhere/all/DOT near:water/pipe/roof/tap/gas/oil/boiler/ceiling/sink/toilet/tank
dump>damp: cold/wet/very/too/so/bit/slightly/little/warm/mouldy/moldy/dark/feels/felt/still/smelt/smells/looks/cool/becomes/became/getting/got/stay/stays/kept/keep _ and/DOT/in/from/cloth/patch/sponge/towel/wall/walls/weather/proof/spot/smell/patches/climate/air/soil/ground/basement/cellar ; BE _ and/from/with/in/DOT ~of near:wet/wall/walls/cloth/clothes/air/towel/towels/soil/mould/mold/room/cold/rain/cellar/basement/house/ceiling/bed/hair/grass/smell/carpet/flat ; a/the/with/some/of/MY _ cloth/patch/sponge/towel/patches/wall/walls/proofing/smell/weather/climate/cellar/basement/hair/soil/course/spots/grass
damp>dump: rubbish/garbage/waste/town/city/toxic/refuse/local _ END/and/in/is/was/for/near ; TO/BE/been _ THE/MY/all rubbish/waste/garbage/body/bags/boyfriend/girlfriend ; a _ truck
weight>weigh: TO/can/could/does/did/must/you/they _ it/them/up/less/more/about/NUM/around/over/under/nearly/almost/exactly/approximately/himself/herself/myself/yourself ; how much do/does/did/will/would THE/SUBJ/it NOUN/MY _ ; how much do/does/did/will/would THE/SUBJ/it _ ; how much do/does/did/will SUBJ _ ; how much do/does/did THE NOUN _
weights>weighs: it/he/she/which/that/parcel/package/bag/suitcase/baby/box/cat/dog/luggage _ NUM/about/around/less/more/nearly/almost/over/under/only/too/a/exactly/approximately/just/heavily
weighted>weighed: HAVE/it/he/she/SUBJ/bag/baby/who/parcel _ NUM/about/around/less/more/nearly/almost/over/under/only/exactly ; BE/been/got _ and/at/on/before/DOT near:scales/scale/kilos/kg/pounds/parcel/luggage/bag/baby/nurse/grams
weighting>weighing: _ NUM/about/around/less/more/nearly/almost/over/under/only/up/just/scales/machine ; BE _ the/it/them
weigh>weight: lose/lost/losing/gain/gained/gaining/excess/heavy/body/extra/over/carry/MY/the/of/in/ideal/net/gross/total/maximum/healthy/birth/dead _ DOT/and/of/in/loss/gain/by/because/quickly/fast/is/was/on/off/limit/training/lifting ~up/out/it/them/the far:to
wait>weight: lose/lost/losing/gain/gained/gaining/excess/body/overweight/put on _ ; MY height and _ ; _ loss/gain/lifting/training/watchers
weight>wait: can't/cannot/couldn't/please/to/must/will/can/should/have _ for/until/till/to/here/outside ; can't/cannot/couldn't _ ; to _ for/until/till/to/here/outside/there ; worth the _ far:pounds/kilos/kg
weighting>waiting: BE/been/kept/keep/keeping/for/still _ for/to/until/here/at/outside/me/us/in ; _ room/list/times/time/area
weighted>waited: SUBJ/and/HAVE _ for/until/outside/here/patiently/hours/ages/NUM
laid>lay: i/he/she/they/we/who/dog/cat/it/snow _ on/in/awake/still/there/asleep/flat/beneath/beside ~to far:have/has/had/out/which/that/eggs/foundation/tiles/table/been near:bed/floor/sofa/couch/grass/ground/sun/beach/back/asleep/awake/sand/snow/still/blanket/rug/stomach/side/bench/hospital/dark/garden/field/dead ; had/was just/already _ down END
laid>lain: had/has/have _ in/on/awake/there/undiscovered/hidden/dormant/undisturbed/still ~THE eggs far:eggs/table/tiles/it/them ; had/has/have/having _ at/there/here/awake/under/beside/near/untouched/forgotten/hidden/empty/dormant/undisturbed/still ; HAVE _ in/on the/MY/a bed/floor/ground/table/drawer/grass/bottom/box/corner/attic/garage/dark/sun
lay>laid: HAVE/had/has _ THE/out/off table/eggs/floor/foundation/foundations/tiles/carpet/carpets/egg/blame/emphasis/bricks ; HAVE been _ off/out/down ; got/getting/BE/were/been _ off DOT/because/by/from/last/in/and
lied>lay: SUBJ/and/dog/cat/who/baby _ awake/back/still ; SUBJ/and/dog/cat _ on/in the/MY/a floor/sofa/couch/grass/ground/sun/beach/back/sand/snow/bath/hammock
lied>laid: SUBJ/and/HAVE _ the/MY table/cards/eggs/foundation/book/baby/tiles/clothes/papers
laying>lying: is/was/are/were/been/am/i'm/he's/she's/just/found/left/sitting/or _ on/in/around/about/down/there/awake/under/beside/next/face/flat/by/near/at/here/dead/asleep/across/motionless/still ~THE eggs far:eggs/hen/hens/tiles/tile/bricks/carpet/carpets/cable/cables/pipes/table/foundations/flooring/builders/builder/goose/chickens/turtle/emphasis/blame/stones/egg/birds/bird/insect/insects/flies
lent>leaned: SUBJ/who/and/man/woman/girl/boy _ forward/back/backwards/forwards/sideways/against/closer far:money/book/pounds/dollars/loan
leant>lent: SUBJ/who/HAVE/CAP/kindly/bank/friend/brother/sister/neighbour/neighbor/dad/mum _ me/him/her/us/them/MY/money/it/the/a/some/you ~weight/head/elbow/elbows/back/bike/bicycle/ladder/hand/arm/shoulder far:against/back/over
lend>borrow: can/could/may/might/to i/we _ MY/a/the/some/your/it/that/this/NUM far:you/him/her/them/someone/to/out ; SUBJ _ THE .. from ; to _ THE/some/it/money from ; will/to/can/could/want/may/would/must _ a/an NOUN from THE neighbor/neighbour/neighbouring/neighboring/friend/brother/sister/uncle far:museum/bank/union/to
borrow>lend: can/could/would/will/please you/he/she/they/someone/anyone/anybody _ me/us/him/her/them ; BE/to/not/SUBJ/please/would/didn't/don't _ me/us/him/her/them THE/some/money/NUM/it
borrowed,borrowing>lent,lending: SUBJ/HAVE/CAP/friend/brother/sister/neighbour/neighbor/dad/mum/kindly/for _ me/us/him/her/them THE/some/money/NUM/his/a
lends,lent>borrows,borrowed: SUBJ/HAVE/CAP/friend/brother/sister/who _ THE/some/money/it/books/ANY .. from MY/the/a/me/him/her/them/us/CAP
rapped,rapping,rap,raps>wrapped,wrapping,wrap,wraps: BE/beautifully/carefully/gift/nicely/neatly/warmly _ in/up/around/with ~the/beat far:song/music/rapper/lyrics/door/hip/beat ; _ in a/the/MY/paper/foil/blanket/towel/newspaper/plastic/tissue/silk/cling/tin/ribbon/bacon/brown/shiny/wool/cotton far:door ; _ up warm/well/the/your/in far:door/song ; bubble/gift/plastic/cling/shrink _ ; _ paper
wrapped,wrapping>rapped,rapping: _ on the/MY door/window/table/desk/knuckles ; _ on the _
besides>beside: sit/sat/sitting/sits/stand/stood/standing/stands/lay/lying/lie/lies/walk/walked/walking/live/lives/lived/right/just/placed/put/knelt/parked/waited/slept/sleep/sleeps/is/was/ran/buried/seat/chair/table/house/shop/river/road/BE _ THE/me/him/her/us/them/you/it/CAP/each far:nobody/nothing/anyone/anything/anybody/else/other/others/what/who/everyone/no/only/many/there/, ; _ the point/road/river/sea/lake/pool/fire/bed/door/window/fireplace/track/church/canal/pond/path far:nobody/nothing/anyone/anything/else/other/others/what/no/only/there
beside>besides: START _ that/this/being/having/ING ~of , ; START _ , ; START _ the/MY .. , .. also ; and _ , ; nothing/nobody/anything/anyone/someone/else/who/what/everyone/no-one/people/much _ MY/the/that/being/ING/me/him/her/us/them/you/CAP far:sit/sat/stand/stood/lay/stands/walk/walked/lying/sitting/standing
aloud>allowed: BE/not/be/been/isn't/aren't/wasn't/weren't/only/get/dogs/pets/smoking _ to/in/on/here/at/inside/DOT/by/into/for/only/near/during/after/before far:read/reading/said/thought/thinking/laughed/laugh/think/wondered/say/spoken/heard/cried/spoke/poem/story/book/words/spelled/sing ; HAVE/SUBJ/he/she/teacher/mum/dad _ me/us/him/her/them to/a ; no/not/without NOUN/PLURAL/ING _ ; BE/it's it/this/that/dogs/pets/smoking/they/we/you _ to/in/here/inside/DOT/for
allowed>aloud: read/reads/reading/think/thinking/laugh/laughed/say/said/wonder/wondered/spoke/speak/spoken/cried/thought it/them/this/the/MY/out _ ; read/reads/reading/think/thinking/laugh/laughed/say/said/wonder/wondered/spoke/speak/spoken/cried/thought _ ; read/reads/reading/laughed/laugh/wondered/spoke/cried/speaking/thinking _ DOT/in/to/and/, far:BE ; laugh/laughed/cry/cried/groaned/groan/out _ DOT
bought>brought: HAVE/SUBJ/who/CAP/waiter/waitress/postman/they/nurse/mum/dad/and/was/were/been _ up/back/forward/about/together/down/along/home/out/round/over/tears ~THE stock/company/shares far:shop/shopping/pounds/dollars/sale/euros/£/$/price/store/market/online/supermarket/ticket/souvenirs/present/presents/new/milk/bread ; _ to MY/the/an attention/justice/life/end/table/trial/court/notice/boil/hospital/halt ; _ into play/line/force/question/being/disrepute ; BE/been/was/were _ up in/by/as/to/with/on ; SUBJ _ me/us/him/her/them up/back/home/into/here/along/closer/together/down/round/over ; _ tears/shame/joy/luck/disgrace/peace to ; BE _ in/to by/MY ambulance/attention ; SUBJ/HAVE/who/also/CAP _ MY friend/friends/brother/sister/wife/husband/dog/kids/children/family/mother/mom/mum/son/daughter/lunch along/with/to/home/DOT far:£/$/€/paid/shop/store
brought>bought: SUBJ/HAVE/who/CAP/and/wife/husband/mum/dad/recently/just _ .. for £/$/€/NUM/only ~years/days/hours/weeks/months/minutes/people/guests/PLURAL far:with/along/back/home/us/me/lunch/case/charges/claim/action ; _ .. online/ebay/amazon/sale/secondhand far:with/along/back/to/case/home/together ; _ .. from the/a/MY/your shop/store/supermarket/website/bakery/market/online/butcher/ebay/amazon/showroom ~back/home ; SUBJ/HAVE/recently/just _ THE/a/NUM new/used/second house/flat/car/laptop/phone/tv/television/computer/washing/fridge/sofa/bike/boiler/pair/dress/bed/cooker/machine/tickets far:with/along/me/him/us/case/together/home/back ; _ from your/the/this shop/store/branch/website ; _ from your/the/this ANY shop/store/branch/website
remember>remind: please/can/could/will/would/must/should/to/let/may/i/don't/also/just/and/it/they/did/does/not _ me/us/him/her/them/everyone/everybody/people/parents/members/you of ~course far:fondly/always ; can/could/will/would/please/must/should/to/not/don't/it _ me/us/him/her/them/everyone/everybody/people/parents/members to VERB far:fondly/always ; please _ him/her/them/everyone/everybody/people/parents/members that/about
remembers,remembered>reminds,reminded: it/this/that/which/smell/place/photo/story/mother/film/teacher/house/picture/music/book/weather _ me/us/him/her/them/everyone of/about ~course ~as ; residents/members/customers/passengers/pupils/students/parents/guests are/were _ to/that
reminding>remembering: have/trouble/difficulty/hard/problem/problems/time/keep/bad/good/at _ names/faces/dates/everything/things/all/numbers/words/where/when/what/how ; of/for _ my/his/her/our/their birthday/name
reminder>remainder: the _ of .. is/was/are/were/will/balance/payment/amount/sum/money/day/week/year/month/term/season/trip/evening/time/stay/lease/contract/debt/fee/rent/bill/game/match/work/journey/afternoon/class/students/guests/meeting/holiday/group/budget/deposit/cost/loan/period/stock/order/session/course/semester/text/book/life ; the _ is/are/was/were/will .. due/paid/payable/left/sent/later/balance/stored/used/be
remainder>reminder: a/gentle/friendly/quick/final/this/another/last/first/payment/email/kind/second/polite/important/constant/as/sent/send/of/set _ that/to/about/of/email/letter/DOT/for/from/has/was/is/call far:divide/divided/balance/paid
learn,learns,learning>teach,teaches,teaching: to/can/will/would/could/please/should/he/she/who/it/did/was/is/for _ me/us/him/her/them to/how/a/about/english/french/spanish/maths ; can/could/will/would/please/to _ me/us/him/her how/to
learned,learnt>taught: he/she/it/they/who/that/which/school/teacher/mother/father/dad/mum/life/experience/this/HAVE/CAP/grandmother/grandfather/parents/uncle/aunt/brother/sister/coach _ me/us/him/her/them/everyone/myself/children/students to/how/the/a/that/about/ANY
teach>learn: to/want/like/have/need/will/must/can/i/we/they/students/children _ to/how to swim/drive/ride/cook/play/speak/read/write/dance/sing/do/make/use/sew/paint/knit/code/be ; students/pupils/children/learners _ from/about/better/faster/best/by
purposed>proposed: BE/been/the/a/MY/new/any/as/this/these/of/government/council/committee/has/HAVE/was/director/chairman/secretary/CAP/were/which/she/he/they/we _ that/changes/change/date/new/plan/plans/solution/by/a/an/route/development/site/budget/method/model/amendment/amendments/the/extension/time/scheme/law/increase/system/design/building/agreement/contract/rent/fee/schedule/works/wedding/marriage
purpose>propose: i/we/they/to/would/he/must/will/you/and/also/committee/therefore/hereby _ that/a/an/to/we/the ~of/is/was far:for/serve/serves/main/whole/good
purposes>proposes: he/she/it/council/committee/author/report/article/company/board/paper/government/bill/plan _ to/a/an/the ~of/and/or
propose>purpose: the/main/on/only/sole/whole/real/MY/this/what/no/that/same/serve/of _ of/is/was/DOT/for/behind/to/built
trough>through: go/goes/going/went/gone/get/gets/got/getting/come/comes/came/coming/run/ran/running/pass/passed/passing/passes/walk/walked/walking/drive/drove/driving/look/looked/looking/looks/fall/fell/all/right/half/halfway/way/only/straight/break/broke/mainly/path/travel/traveled/travelled/live/lived/flow/flows/flowed/see/saw/seen/put/been/read/reading/cut/learn/learned/learnt/entered/enter/done/made/achieved/sold/works/work/communicate/flew/fly/breathe/rushed/climb/climbed/crawl/crawled/hike/hiked/wandered/stroll/scroll/browse/shone/shines/leaks/lead/leads/led/follow/followed/sleep/slept/search/searched/contact/pay/paid/book/booked/booking/it/them/us/me/him/her/monday/DAY _ THE/it/them/this/that/these/those/all/CAP/NUM/him/her/me/us/many/each/every/different/ING/PLURAL/online/to/and/what/our/your/social/rain/traffic/education/email/hard/DOT far:pig/pigs/cows/cattle/sheep/horses/horse/feed/feeding/water/trough/animals/wave/weather/peak
thorough>through: go/goes/going/went/gone/get/gets/got/getting/come/comes/came/coming/run/ran/running/pass/passed/walk/walked/walking/drive/drove/driving/look/looked/looking/all/half/halfway/way/only/break/broke/travel/travelled/live/lived/see/been/read/cut/learn/entered/achieved/flew/climbed/crawled/wandered/scroll/browse/leads/led/search/searched/slept/sleep/DAY/mainly _ THE/it/them/this/that/these/those/all/CAP/him/her/me/us/many/each/every/ING/DOT/to/and/friday/our/your
through>thorough: a/very/more/most/less/and/be/was/is/so/really/an/MY/quite _ cleaning/clean/check/investigation/review/inspection/search/examination/analysis/job/understanding/description/report/study/wash/explanation/research/training/test/knowledge/discussion/assessment/cleanse ; very/more/most/extremely/less/incredibly/really/so _ DOT/and/in/but/than
through,throughs,throughing>throw,throws,throwing: TO/can't/can/will/don't/please/should/not/just/kept/keep/BE/must/could _ it/them/him/her/THE/stones/rocks/balls/things/away/snowballs/everything/out/rubbish away/out/at/in/into/up/over/back/to/across/on/ball/stick/bin ; TO _ away/out/up/them/it/stones/snowballs/THE ball/away/rubbish/everything/out/party/stone/towel/stick
throw>through: go/goes/going/went/gone/get/gets/got/getting/come/comes/came/coming/run/ran/running/pass/passed/passing/walk/walked/walking/drive/drove/driving/look/looked/looking/all/half/halfway/break/broke/travel/traveled/travelled/live/lived/flow/flowed/been/right/straight/cut/read/climbed/crawled/sleep/slept _ THE/it/them/this/that/these/those/all/CAP/him/her/me/us/many/each/every/town/DOT/to ~away/ball/at/rug far:or/and
threw>through: go/goes/going/went/gone/get/gets/getting/come/comes/came/coming/run/ran/running/pass/passed/walk/walked/walking/drive/drove/look/looking/looked/all/halfway/break/broke/travel/travelled/live/lived/been/right/straight/cut/reading/climbed/crawled/slept/got/put/way/half/DAY/mainly/only/fell/flew/saw/see _ THE/it/them/this/all/CAP/many/each/every/DOT/to/him/her/me/us ~ball/away/at/party ~away/at/ball far:who
through>threw: he/she/they/we/i/who/everyone/someone/somebody/CAP/and/boy/girl/dad/mum/kids _ .. away/ball/stone/stones/rocks/snowballs/party/rubbish/frisbee/stick/bin/garbage/trash/tantrum/punch/dice/spear/rope/confetti/bouquet far:get/got/going/went/go/half/way/was/is/are/were/been/come/came/all/halfway
leave>live: people/families/who/they/we/i/to/still/you/don't/also/both/now/do/can/parents/friends/family _ in a/an/the/this/that/MY/CAP/london/paris/NUM/town/flat/house/apartment/england/city ~morning/afternoon/evening/hour/minute/minutes/hours/week/days/weeks/month/few/NUM/hurry/rush/peace/huff/spring/summer/autumn/winter/january/february/march/april/may/june/july/august/september/october/november/december/middle/good/mess/taxi/car/dark/disgust/DAY far:bus/train/flight/work/tomorrow/taxi/job/when/at/early/behind/door/morning/later/it/them/january/february/march/april/june/july/august/september/october/november/december/return/come
live>life: MY/a/the/of/whole/daily/everyday/real/happy/long/family/city/night/married/social/modern/personal/private/good/student/in/save/saved/his/your/new/healthy/normal/village/country/easy/better/hard _ END/is/was/has/of/with/and/style/expectancy/insurance/experience/jacket/story/after/easier/better/so/without/because/changed/would/will/sentence/partner/lessons/cycle/boat far:to/show/music/concert/broadcast/stream/match/performance/tv/they/we/i/who/where/people/wire/band/audience/album/version/must/can/could/should
life>live: we/they/i/who/can/could/must/would/don't/didn't/still _ in/on/at/with/near/without/here/there/together/alone/longer/happily/forever/next/far/close/by/under/abroad/off ~is/was ; want/wants/wanted/like/have/has/had/need/used/able/going/place/here to _ in/at/with/near/without/here/there/together/alone/longer/abroad
live>leave: to/must/will/please/can't/can/don't/not/should/i/we/they/let's _ me/it/him/her/them/THE/a/you message/alone/home/work/school/house/job/door/at/for/behind/early/room/key/keys/company/tip/hospital/comment/review/country/town ~life/lives ; to/must/will/should _ the/MY house/job/country/company/room/keys/key/door/message/town/children/hospital/building
lives>leaves: the bus/train/plane/ferry/coach/flight/boat/tram/he/she/it _ at/from ; autumn/fallen/green/tea/bay/dead/dry/yellow/brown/tree/of/the/wet/falling _ fall/fell/turn/turned/are/DOT near:tree/trees/autumn/garden/wind/branches/green/plant/rake/forest/oak/plants/spinach/lettuce/brown/fallen
leaves>lives: he/she/who/family/brother/sister/friend/uncle/aunt/grandmother/grandfather/daughter/son/mother/father/parents/CAP _ in/near/next/alone/here/there/abroad/with a/an/the/MY/CAP/to/village/town/london/germany/america/england/DOT/flat/house/me/him/her/them/us ~morning/afternoon/evening/hour/NUM/spring/summer/autumn/winter/week/month/january/february/march/april/may/june/july/august/september/october/november/december/middle/hurry far:at/train/bus/flight/tomorrow/job/work/plane/will ; save/saved/our/their/lost MY/many _ DOT
leaving>living: cost/costs/standard/standards of _ ; for/a/MY/made/make/earn/earns/earned a/MY _ ; _ room/rooms/conditions/standards/expenses/costs/things
living>leaving: BE/i'm/we're/they're/he's/she's/before/after/from _ tomorrow/tonight/soon/early far:in/with/life/lives/room
affect>effect: the/an/no/any/MY/this/that/same/greenhouse/side/little/negative/positive/bad/good/great/big/huge/major/adverse/immediate/lasting/special/sound/into/domino/knock-on/opposite/desired/snowball/ripple/placebo/strong/direct/long-term/overall/profound/serious/significant/full/main/net _ on/of/DOT/and/in/has/will/from/that/upon/for ; take/takes/took/taking/come/came/comes/put/puts/go/goes/bring into _ ; take/takes/took/taking/come/came/comes/put/puts/go/goes/bring _ ; have/has/had/having/with/feel/felt/see/saw .. an/the/no/any/little/some/bad/great/good/MY/a _
affects>effects: side/special/sound/after/visual/harmful/long-term/bad/good/negative/positive/same/main/the/adverse/health/lasting/personal/its/any/ill/knock-on/MY/these/those/some/serious/different _ of/on/DOT/are/were/can/and/from/in/include/may ~MY/me ; no/any/side/the side _ ; _ of the/MY/this/a/climate/smoking/alcohol/global/war/pollution/drugs/stress
principle>principal: THE/our/a _ market/markets/customer/customers/supplier/suppliers/office/reason/reasons/cause/causes/investigator/engineer/residence/component/components/aim/objective/author/source/sources/export/exports/language/amount/findings/shareholder/beneficiary
kindly>kind: ?is/are/was/were/always/very/so _ to/with me/us/him/her/them/you/everyone/the/MY/children/people/guests
freely>free: now/BE/also/will/always/SUBJ/$/€/£/NUM/order/orders/items/products _ END near:ship/shipped/ships/shipping ; ship/ships/shipped/delivered/deliver _ END/in/to/within/and near:orders/order/order's/purchases/parcels/items/products
patience>patient: us/me/him/them/you/her/people/children/students/employees/parents to be more/very/so/always _ END/with/and/when ; i/you/we/they/he/she should/must/will/can/could/need/have/try .. be more/very/so _ END/with/and/when
confidence>confident: us/me/him/them/you/her/people/children/students/employees to be more/very/so _ END/in/about/and/when ; i/you/we/they/he/she should/must/will/can/could/need/have/try .. be more/very/so _ END/in/about/and/when
effect>affect: doesn't/don't/didn't/won't _ me/him/her/us/them/you/everyone/people ; MODAL/not/does/doesn't/did/didn't/also/don't/negatively/directly/seriously/adversely/badly/really _ MY/it/me/him/her/us/them/you/people/how/everyone/all/many/children/students/others ~change/changes/escape/repairs/entry/repair/cure/transition/reform/reforms/improvement/improvements/reconciliation/alteration/separation far:cause/change/changes/law ; to _ how/people/me/him/her/us/them/you/everyone/children/students ; going/bound/unlikely/seems/seem/tends/tend/began/started/starting to _ MY/all/it/me/you/him/her/us/them/everyone/everything/both/many/most/children/people/customers/sales/prices/health ~change/changes/payment/repairs/entry/repair/cure/transition/reform/reforms/improvement/improvements
effects>affects: it/this/that/which/what/smoking/pollution/stress/weather/noise/he/she/NOUN/everything/negatively/greatly/directly/also/really/badly _ MY/me/him/her/us/them/you/everyone/people/how/everybody/children/students/many/our ~and/of/on/or far:side/special/sound/cause ; how/what ANY _ the/MY/our/your/people
effected>affected: BE/been/badly/most/worst/not/was/were/HAVE/is/are/really/greatly/deeply/seriously/severely/directly _ by/me/him/her/us/them/MY/people/areas/many/everyone/how/in ~the/a/change/changes/escape/repairs/transfer/sale/payment far:change/changes/payment/payments/transfer/sale/agent/insurance/policy/repairs/cure/registered/registration/service/delivery
effecting>affecting: BE/without/is/are/been/was/from/of/by/not/really _ me/him/her/us/them/MY/people/everyone/how/our/many/all ~change/changes/an
would>wood: of/a/the/some/fire/oak/pine/piece/pile/chopping/chop/chopped/dead/dry/solid/hard/soft/on/with/burn/burning/cut/cutting/ply/carve/carved/carving/polished/touch _ stove/burner/floor/floors/fire/shed/work/carving/chips/chip/pile/burning/panel/panels/furniture/glue/stain/ash/cutter/smoke ; piece/pieces/pile/block/plank/planks/stack/made/bits/bit/log/logs/out/lots/load/scrap of _ ; chop/chopped/chopping/knock/touch/burn/collect/collected/collecting/gather/gathered/carve/carved/stacked/fire/oak/pine/solid/dead/scrap/chestnut/rotten/polished/rotting/treated/plain/balsa _ END/and/for/in/from/with/on ; the _ burner/stove/shed/pile/chips/floor/panelling
wood>would: i/he/she/we/they/you/it/that/this/who/what/there/never/people/which _ be/like/have/go/not/say/do/make/take/love/never/help/get/prefer/come/rather/want/need/see/also/appreciate/give/think/know/find/you ~burning/burner
angel,angels>angle,angles: right/sharp/acute/obtuse/degree/wide/steep/camera/this/every/different/each/odd/any/low/an/slight/what/strange _ of/grinder/from/and/DOT/is/to/lens/triangle/in far:heaven/wings/god/baby/like/guardian/beautiful/sweet/christmas/you/she/an ; at an/the/this/that/any/right/every/different/such an _ ; at an/the/this/that/any/right/every/different/such _ ; from every/this/that/any/another/different/MY/all _ ; right _ ; NUM degree _
angle,angles>angel,angels: an/guardian/little/christmas/my/you're/fallen/like/such/she's/BE _ an DOT/wings/and near:heaven/wings/god/guardian/sing/singing/christmas/halo/helping/kind/sweet/helped ; an/guardian/little/christmas/my/you're/fallen/like/such/she's/BE _ DOT/wings/and near:heaven/wings/god/guardian/sing/singing/christmas/halo/helping/kind/sweet/helped ; guardian/fallen _ ; _ from heaven/above ; _ of mercy/death/god ; an _ wings
desert,deserts>dessert,desserts: for/pudding/chocolate/delicious/favourite/favorite/MY/sweet/made/make/serve/served _ is/were/menu/with/END/after/we/i/wine/spoon/trolley/plate/dish/table near:eat/ate/food/meal/dinner/lunch/cake/ice/cream/chocolate/menu/restaurant/coffee/delicious/pudding/sweet/dish/dishes/starter/course/pie/cook/cooked/served/tasty/waiter/fruit/cheese/salad/lemon/tiramisu ; for _ ; _ menu/spoon/trolley/wine/wines ; starter/starters/mains/main/coffee/cheese or/, _
dessert>desert: sahara/gobi/sandy/mojave/arabian/atacama/vast _ END/is/island/and/sand/sun/heat/storm/climate/for/of/near/at near:sand/camel/camels/hot/sahara/dry/sun/water/dunes/cactus/egypt/africa/heat/cross/crossed/crossing/oasis/nomads/rain ; sahara/gobi/mojave/kalahari/atacama/negev/arabian _ ; _ island/storm/sand ; TO _ me/him/her/us/them/his/their ; ?took/take/takes/taking me/us/them/him/her/tourists/people to/into/through/across the _ END/and/for/with/on ; ?go/went/going/drive/drove/driving/travel/travelled/traveled/ride/rode/walk/walked into/through/across the _ STOP far:eat/meal/dinner/menu/restaurant/cake/table/lunch/dish/course
discreet>discrete: _ values/variables/variable/units/steps/components/mathematics/data/categories/events/time/random
discrete>discreet: be/very/please/more/was/BE/so/always/and/quite _ about/DOT/and/enquiries/inquiries/with/service/when/in ~but near:private/privacy/please/about/enquiries/secret/tell/quiet/very/be/polite ; _ enquiries/inquiries
complement,complements>compliment,compliments: pay/paid/paying/pays THE/a/him/her/me/us/them/you a _ ; pay/paid/paying/pays THE/a/him/her/me/us/them/you _ ; with the _ ; MY _ to the chef/cook ; TO _ you/him/her/them/me/us/MY/the on ; pay/paid/paying me/him/her/you/us/them a/many _
complemented>complimented: SUBJ/HAVE/who/everyone/BE/been/guests/customers _ me/him/her/us/them/MY/the/you on ; BE/been _ on/for near:hair/work/dress/cooking/cake/smile/food/how
complimented>complemented: BE/perfectly/beautifully/nicely/well/is/was _ by the/a/MY near:sauce/wine/colour/color/flavour/dish/curtains/walls/design/garden/blue/white/furniture
compliment,compliments>complement,complements: to/perfectly/which/that/it/beautifully/will/would/they/colours/really _ the/each/MY/other/one food/other/another/dish/sauce/wine/decor/flavours/flavour/meal/outfit/design/colour/color/skills/team/furniture/taste/dress/room far:on/chef/nice/said ; full/perfect _ of/to near:staff/crew/wine/dish/food/team/members
complementary>complimentary: _ breakfast/drink/drinks/wifi/wi-fi/coffee/tea/ticket/tickets/copy/copies/shuttle/parking/upgrade/toiletries/wine/bottle/water/snacks/bathrobes/newspaper/internet/transfer ; very/most/highly/more/extremely _ about/of/END ; _ breakfast/wifi/wi-fi/drink/drinks/tickets/ticket/parking/coffee/tea/shuttle/copy/bottle/wine/meal/upgrade/delivery/gift/consultation/glass/towels/toiletries
complimentary>complementary: _ colors/colours/medicine/therapies/therapy/skills/angles/goods/strengths
stationary>stationery: school/office/shop/buy/bought/some/MY/company/personal/writing/headed/the/of/new _ shop/store/cupboard/END/and/items/supplies/order/set/budget far:vehicle/car/bus/train/traffic/remain/bike ; _ shop/store/cupboard/supplies/order/items/aisle/department/set/drawer
stationery>stationary: a/was/is/were/are/remain/remained/remains/been/the/completely/while/almost/into/behind/keep/stay _ car/vehicle/vehicles/traffic/bike/bus/train/lorry/truck/bicycle/DOT/for/at/and/while/in/object/target/on ~shop/store/cupboard/set/items/paper near:car/bus/train/vehicle/vehicles/traffic/bike/lorry/remain/remained/moving/queue/was/were
manger,mangers>manager,managers: store/project/office/general/hotel/sales/shop/account/bank/assistant/line/duty/product/restaurant/team/area/branch/senior/department/human/marketing _ ; MY/the/a/your _ of/was/is/said/has/told/will/who/at/for/came/asked/and/DOT far:away/christ/jesus/dog/straw/stable/hay/baby/bethlehem/ox/cattle/shepherds/nativity/horse/horses/sheep
herd>heard: i/he/she/have/has/had/never/just/i've/we've/they've/you've/you/ever _ MY/the/a/about/that/from/you/him/her/it/them/someone/something/nothing/of/back far:cattle/sheep/cows/goats/shepherd/dogs ; we/they _ about/that/from/someone/something/nothing/MY far:cattle/sheep/cows/goats/shepherd
moral>morale: the _ of the/MY/our team/staff/troops/employees/workers/soldiers/squad/department/players ; staff/employee/team/troop/company _ STOP ; boost/boosted/boosts/improve/lift/lifted/damage/sap/low/high _ STOP ; raise/raised/lower/boost/improve the/MY/their/our _ of/DOT ; the/our/team _ is/was low/high/better/good
know>no: i/you/we/they/he/she/it _ longer ; _ more than/of
formal>former: _ colleague/colleagues/boss/employer/employers/wife/husband/president/classmate/classmates/coworker/coworkers/co-worker/owner/owners/champion/roommate/flatmate/neighbor/neighbour
pear>pair: a/extra/new/two/one/another/old/this/nice/expensive/cheap/comfortable/good _ of PLURAL/shoes/socks/trousers/jeans/glasses/gloves/pants/scissors/shorts/boots/sunglasses/earrings/headphones/skis/tights
breech,breeches>breach,breaches: data/security/contract/privacy/trust/clear/serious/material _ STOP ; in/a/this _ of contract/trust/privacy/confidence/the/MY/security/peace/copyright/promise/agreement/duty
sale>sell: they/we/i/you/don't/doesn't/didn't/can/not/also/only _ THE/OBJ/PLURAL ; want/wants/wanted/need/needs/going/trying/like/decided/how to _ MY/OBJ/the
sell>sale: for _ END/at/in/by/online far:to
site>sight: at/the/mere/very _ of blood/land/him/her/you/them/me/food/it/snakes/needles/spiders/us ; love at first _ ; lost/lose/losing/catch/caught _ of
sight>site: web/building/construction/camping/camp/heritage/burial/world-heritage/bomb _ STOP
shinning,shinny>shining,shiny: sun/moon/light/lights/star/stars/BE/bright/brightly _ ~up/down
dinning>dining: _ room/rooms/table/tables/hall/area/car/experience/chairs ; BE/fine/for _ at/in/out/with/DOT far:noise
sun>son: MY _ NUM/is/was/has/goes/and/who NUM/years/sick/ill/at/a/in/to/daughter/wife/loves/got near:years/old/school/daughter/born/married/university/age/boy/grade
son>sun: the _ BE/rose/rises/sets/set/shone/shines/came/comes/burned shining/hot/rising/setting/up/DOT/out/down/in/at/over/behind/bright/brightly/high ; the _ shone/shines/shine/rises/sets
week>weak: too/very/so/feel/feels/felt/getting/became/feeling _ to/DOT/and/after/but/from/because ; a/very/have/has/had _ heart/knee/knees/ankle/spot/link/signal/tea/excuse/stomach/argument/coffee/password/point ; have/has/had/with/got a _ back END
bord>board: the/a/MY/executive/school _ of/meeting/meetings/member/members ; bulletin/white/black/chess/snow/surf/skate/ironing/notice _
butt>bud: nip/nipped/nipping it/this/that/them in the _
porpoise,porpoises>purpose,purposes: on/the/main/whole/real/sole/for _ END/of/is/was far:dolphin/whale/sea/swim/swam/harbour/harbor
plain,plains>plane,planes: the/our/MY/a/next _ landed/took/lands/takes/leaves/left/departed/crashed/departs/ticket/tickets/arrived/was delayed/off/at/from/for/early/late/on far:grass/mountain/mountains/river/valley ; catch/caught/miss/missed/board/boarded/boarding THE _ ; take/took/took/on/onto/off the/a/MY _ END/to CAP/from far:grass/mountain/mountains/river/valley
plane>plain: in/of _ sight/english/clothes/view ; _ text/english/yogurt/yoghurt/rice/flour/chocolate/stupid/wrong
we're>where: START _ did/do/does/can/could/should/is/was/would/will/have/has
there>their: START/and/but/because/that/, _ car/house/dog/cat/son/daughter/father/mother/teacher/boss/manager/website/company/staff/luggage/kids/children/parents/baby/marriage/relationship/customer/customers/products/prices/names/app/team FIN/BE/have/are/were/broke/got/lost/won/came/went/took ~no/not/in/on/at ; START _ kit/equipment/uniform/boat/van/gear/crew/answer/reply/response/aim/goal/mission/motto/story FIN/BE/does/is/was/has/did
woman>women: two/three/four/five/six/seven/eight/nine/ten/several/many/few/most _ FIN/who/in/with/from/at/are/were/have/and/DOT
man>men: START/and/the/saw/when/then/,/only two/three/four/five/six/several/many _ FIN/who/from/at/are/were/have/came/walked/ran/stood/sat/said
pound's,dollar's,euro's,mile's,kilo's,percent's>pounds,dollars,euros,miles,kilos,percent: NUM _ END/for/and/to/in/from/on/away/per/a/an/each
breaks>brakes: hit/slammed/slam/pumped/pump/checked/replaced/applied/apply/hitting/squeezed/tested MY/the/his/her _ END/and/but/on/as/when/too ; the/MY _ on/of/in the/MY/this car/truck/bike/van/bus/bicycle/vehicle ; the/MY/front/rear/back _ squeak/squeal/squeaked/fail/failed/locked/grind
all ready>already: _ spent/paid/sent/sold/booked on/to/by/for/me/us/in ; HAVE/money/£/$/NUM/BE _ PART/spent/paid/sent/done/gone/told/been/had/taken/given ~for/to ; price/prices/fee/cost/it/this/that/which/rate _ includes/include/included/has/had/contains/covers
attend to,attended to,attends to,attending to>attend,attended,attends,attending: _ MY/the/a/this/today's/yesterday's/tomorrow's/monday's/your meeting/class/classes/course/conference/lesson/lessons/lecture/workshop/wedding/party/school/event/ceremony/training/session
become the chance,become a chance,become the opportunity,become an answer,become the opportunity>get the chance,get a chance,get the opportunity,get an answer,get the opportunity: to/could/would/will/can _
happy from,satisfied from,pleased from>happy with,satisfied with,pleased with: _ THE/OBJ/MY
on>at: see/meet/saw/met you/us/him/her/them/everyone _ the/MY party/wedding/concert/reunion/picnic/conference/ceremony
in>on: START _ the first/second/third/fourth/next/same/following/final day ~of/'s
in the night>at night: quiet/cold/dark/noisy/loud/safe/dangerous/busy/warm _ END/and/because
how>what: START/,/and/so/but _ do/did you/they/we think about/of it/this/that/MY/the
since>for: _ the last/past NUM/few/couple/several ; ?_ last NUM days/weeks/months/years/hours
told>said: START/the/MY/and/but/he/she/they/executive/clerk/manager/agent/doctor/man/woman/lady/waiter/teacher/driver/assistant/receptionist/technician/seller/operator/representative/staff/company/they _ that SUBJ/the/MY/there ~BE
family>families: ?all _ are/were/have/can/will
ancients>ancient: the/MY/these/some/many/of _ NOUN ; ?_ NOUN
breaked>braked: _ suddenly/hard/sharply/late/too/quickly/abruptly/heavily ; car/driver/truck/bus/van/taxi _ ; in front of me _
breaked>broke: _
am still remember,am still think,am still need,am still want,am still love,am still believe,am still know,am still like>still remember,still think,still need,still want,still love,still believe,still know,still like: i _
childs>child's: MY/the/a/every/each/our/you're _ NOUN/name/birthday/room/school
childs>children: _
you to be>you are: i/we hope/hoping _
cheeper>cheaper: _
grap,graped,graping>grab,grabbed,grabbing: _
cashe,cashes>cache,caches: _
left overs,left over's>leftovers,leftovers: _
anyones,someones,everyones,nobodys,everybodys>anyone's,someone's,everyone's,nobody's,everybody's: _
know one>no one: START/and/but/that/because/,/so _ ; _ knows/knew/came/is/was/wants/can/will/else
exceptable>acceptable: _
of line>offline: BE/went/go/goes/gone/server/website/site/app _ END/for/again/since/and
starring>staring: _ at/into/out/back ; was/were/stood/sat _ in/up/down
morn,morned,morning>mourn,mourned,mourning: to _ the loss/death/passing/dead/victims
tare>tear: wear and _
quarts>quartz: _ worktop/worktops/countertop/countertops/watch/clock/crystal/crystals/movement/surface ; rose/clear/white _ END
sooth,sooths>soothe,soothes: TO/will/to/helps/and _ MY/the/a/dry/sore/tired/irritated/you ; _ dry/sore/tired/irritated skin/muscles/throats
soke,soked,soking>soak,soaked,soaking: _
metal,metals>medal,medals: gold/silver/bronze _ END/in/at/for/and near:won/win/winner/champion/championship/olympic/olympics/race/athlete/games/awarded/team
word,words>ward,wards: hospital/maternity/children's/surgical/cancer _ END/at/in/and/on
ones>once: _ upon a ; _ a week/day/month/year/fortnight ; at/all at _ END
red>read: HAVE/i've/i/we/you've/we've _ MY/it/them/that/about/somewhere/your/every/this ~and/car ; i/we/she/he _ the book/article/letter/review/reviews/paper/email/news/story/instructions/manual/report/sign/novel
guest>guessed: would/should/could have/'ve _ ; SUBJ/never/HAVE/hadn't/haven't _ that/it/right/wrong/correctly/the/how/what/who END/answer/it/was/you/right/many/much
constructed>construed: shall/be/not be _ as ; construed/interpreted and _
through>throw: BE/not/i/we/can/to/will _ a party/ball/tantrum/fit ; to _ it/them/MY/that away/out/at
all together>altogether: different/disappeared/stop/stopped/another/new _ ; an _ different/new
accept for>except for: _ THE/MY/OBJ/one/two/CAP/when/that
calender,calenders>calendar,calendars: _
each others>each other's: _ NOUN/company/houses/backs/hands/arms/work/names/eyes/lives/nerves/feelings/way/support/throats/homes/sentences/toes
any ways>anyway: _ END ; START _ ,
sister in law,brother in law,mother in law,father in law,son in law,daughter in law>sister-in-law,brother-in-law,mother-in-law,father-in-law,son-in-law,daughter-in-law: MY/the/a/and _
wits end>wits' end: at/MY/to _
maybe>may be: it/this/that/there/they/he/she/we/you/which/who/prices/times/results/items/products _ PART/ADJ/able/a/the/in/on/at/too/more/due/subject/required ~not
bougth>bought: _
laught>laughed: SUBJ/and/all/everyone/people/we _ END/and/at/so/about/because/when
build>built: house/church/bridge/tower/school/castle/temple/museum/station/hotel was/is/were _ in/by/of/on/from ; i/we/he/she/they _ .. last/yesterday ago/year/summer/week
of>have: i'd/you'd/he'd/she'd/we'd/they'd/it'd _ PART/been/liked/loved/gone/done/preferred/had/thought
bed>bad: MY/for/this _ english/grammar/luck/habit/habits/spelling/weather/mood/idea
fall sleep,fell sleep,falling sleep,falls sleep>fall asleep,fell asleep,falling asleep,falls asleep: _
know>have known: we/they _ each other for/since
was not knowing,were not knowing,am not knowing>did not know,did not know,do not know: _
was fallen,were fallen,was happened,were happened,was arrived,was appeared,was disappeared>fell,fell,happened,happened,arrived,appeared,disappeared: _
cleaning,using,understanding,finding,reading,learning,making,getting>clean,use,understand,find,read,learn,make,get: easy/hard/difficult/simple/quick to _
reply you,replied you,replying you>reply to you,replied to you,replying to you: _
wait>waited: should/could/would/must/might have _
tell>told: was/were/am/been/are/i'm _ that/to/by/the/about
many>much: so/too/how _ memory near:laptop/ram/computer/app/phone/gb/mb/device/browser/need/needs/use/uses
mums,dads,sons,daughters,wifes,husbands,brothers,sisters,grandmas,grandads>mum's,dad's,son's,daughter's,wife's,husband's,brother's,sister's,grandma's,grandad's: MY _ 18th/21st/30th/40th/50th/60th/70th/80th/90th/100th/birthday
possible>possibly: could/can/would you/we/they/i _ VERB/pop/come/send/help/call/move/get/give/let/tell/check/make/take/change
what>which: ?, _ was/is a/very/too/quite/really ~in/of
critic>criticism: only/main/one/my _ i/we have/would
since>from: be available _ the/next/CAP
before>ago: ?START NUM/many/several/few years/months/weeks/days _ , i/we/my far:had
who they>who: guests/people/those/students/customers/friends/children/men/women/visitors/members/parents/patients _ are/were/have/can/do/live/work/want/come
broke>broken: arrived/came/delivered _ END ; HAVE _ MY/the/a/down record/leg/arm/law/rules/promise/window/END
holiday's>holidays: bank/public/school/summer _ we/the/,/are/and/DOT
its>it's: START _ CAP from/here/speaking/calling
advice>advise: offered/agreed/able/happy/willing/asked/hired/appointed/invited/pleased/wish/want/wants/wanted to _ on/about/against/the/MY/you/me/us/him/her/them ; i'd/we'd/i'll/he'd/she'd/they'd/would/could/strongly/please _ you/him/her/them/me/us/against
their>they're: START/,/END _ under more/pressure ; START/,/END _ on holiday/vacation/it ; START/,/END _ in charge
prizes>prices: ticket/oil/food/gas/energy/fuel/retail/house/rising/falling/fair/reasonable _ END/and/for/in/of/are/were/have ; listed with different _ ; near:invoice different/higher/lower/fixed _ END
experience>experienced: a/an/very _ activist/teacher/driver/nurse/engineer/developer/doctor/cook/chef/player/worker/lawyer/accountant/pilot/sailor/climber/coach
did>made: it/room/machine/fridge/car/engine/dog/neighbors/neighbours/kids/children/fan/they/that/PLURAL _ so/too much noise ; it/machine/fridge/car/engine/they _ a/some/such/much noise ; it/machine/fridge/car/engine/they _ a/such terrible/loud/strange/horrible/awful noise
from>by: approved/reviewed/signed/accepted/rejected/decided _ the/our board/committee/team/council/manager/director/government/management/parliament END/on/in/at/yet
under>at: reach/reached/contact/call/questions _ the/this/following number/numbers/phone/telephone below/above/END/NUM ; reach/contact/call me/us/him/her _ the/this/following number/phone/telephone
prove>proof: need/needs/needed/show/any/no _ END far:to
defiantly>definitely: would/will/should/could/can/must/i'll/we'll/i'd/you'll _ be/recommend/come/go/buy/return/have/need/want/employ/visit/use/do/help/miss/try/get/see/make/take ; i/we _ want/need/recommend/saw/think/prefer/agree/know/have
right>write: i/you/he/she/we/they could/can/cannot/can't/couldn't _ END/about/to far:wrong/wrongs/injustice/injustices/boat/ship
wandering>wondering: ~who was/were/am/i'm/been/just _ if/whether/why SUBJ/THE/you far:mind/attention/thoughts/eyes
me>my: ?with/in/from/of/to/for/and/at/on _ class/brother/sister/mum/mom/dad/friend/friends/family/house/phone/room/teacher/car/bag/homework/job/boss/wife/husband/grandmother/grandfather/birthday/school
learn>teach: can/could/will/would/please/to/you/TO _ me/us how/to/the/some/about
safe>save: would/will/could/can/may/might/must/should/they'd/it'd/it'll _ me/us/you/time/money/a/some/much/lives ; to _ me/us/you/time/lives far:access/transition/switch
change>chance: good/better/fair/slim/decent _ of ING/winning/getting/passing/success/finding/seeing ; a good/great/better _ to win/meet
by>with: fill/filled/cover/covered it/them _ milk/soil/sand/oil/sugar/flour/coffee/paint ; fill/filled it/them _ ground/water/hot/cold/fresh ~and/,
didn't can>couldn't: SUBJ/CAP _ VERB/be/have/do/go/come/answer/see/find/get/make/sleep/work/help/attend/finish/open
don't can>can't: SUBJ/PLURAL _ VERB/be/have/do/go/come/answer/see/find/get/make/sleep/work/help/attend/finish/open
doesn't can>can't: SUBJ/CAP/NOUN _ VERB/be/have/do/go/come/answer/see/find/get/make/sleep/work/help/attend/finish/open
am having>have: i _ a question/query END/about/for/regarding ; i _ some/several/two/many questions/queries END/about/for/regarding
are having>have: you/we/they _ any/some questions/queries END/about/for/regarding
such thing>such a thing: and/but/because/START/that/if/when _ has/had/never/happened/happens/could/would/is/was
mention>mentioned: ~there BE _ on/in/above/below/earlier/before/by THE/page/email/MY ~dispatches far:nowhere/interest/among ; been/already _ on/in/above/below/earlier/before/by
surprised>was surprised: i/he/she _ to see/hear/learn/find/discover/read/meet/notice
is arrived>arrived: he/she/package/parcel/letter/CAP _ in/on/yesterday/last/late/early
drunk>drank: ~have/has/had/having/is/was/were/are/am/get/got i/we/he/she/they/who _ NUM/a/some/MY/coffee/tea/beer/wine
nothing>anything: ?don't/doesn't/didn't/can't/won't/couldn't .. bring/say/buy/know/have/want/need/see/eat/tell/hear/find/change/understand/get/remember _ ~but/about/like/short/if
a many>many: and/have/are/of/is/were/was/with/has/had/there/saw/see/know _ NOUN/people/ADJ
couple>a couple: and/with/for/have/had/got/buy/bought/bring/need/after/spent/take/just/in _ of PLURAL/ADJ/NOUN/days/weeks/hours/minutes/months/years/times/things/people/questions
should>should be: and/it/they/which/you/payment/refund/order _ in your/the account/inbox/bank/folder/mailbox
part time>part-time: a/an/the/this/MY/any/another/new _ job/post/position/role/work/contract/basis/employee/employees/student/students/vacancy/course
full time>full-time: a/an/the/this/MY/any/another/new _ job/post/position/role/work/contract/basis/employee/employees/student/students/vacancy/course/carer
five a side,seven a side>five-a-side,seven-a-side: _ team/football/game/match/tournament/league/pitch/court
few>a few: wait/waited/waiting _ minutes/hours/days/weeks/months ; may/can/could/to i/we ask _ questions ; like/want to ask _ questions
make>do: to/TO/want/we/i/they _ some/more/any/the/MY/further research/homework/housework END/on/about/into/for/before/after/every/today/first ; to/TO/we/i/they _ some more research END/on/about/into/for/before/after/first
passed from>passed: i/he/she/we/they _ MY/the/all exam/exams/test/tests END ; i/he/she/we/they _ MY/the driving test/exam END
ran>run: has/have/had anyone/anybody/someone/you/they/he _ into/a/the/out/this
ours>our: with _ two/three/four kids/children/sons/daughters/dogs/cats ; with/to/for/from/in/at _ kids/children/house/car/dog/room/school/family/friends/teacher/company/city/town/country ~of
leafs>leaves: ~he/she/it/who _ look/looks/fall/fell/are/were/turn/change ; the/green/autumn/dry/tea/some/many/fallen _ ~through
crowd>crowded: are/were/is/was/very/too _ every/in/at/on/during the/MY/day/morning/evening/weekend ; very/too _ DOT
has>have: does/did anyone/anybody/someone/somebody _ a/an/any/the/some/MY/to
stay>stayed: should/could/would/must/might have _ at/in/home/with/here/there/longer
not able>not be able: will/would/may/might/should/must/could _ to
able>be able: won't/wouldn't/will/would/may/might/should/must _ to
determined>determine: was/is/aim/order/used/try/tried/wanted/wish/need/needed to _ the/how/whether/if/what/which/a
inconvenient>inconvenience: for/the/any/this/your _ DOT/caused/that ; for the _ and SUBJ/hope/thank
behave>behalf: on MY _
`
