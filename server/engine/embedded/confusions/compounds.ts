/** Words written apart or together: "head phones", "some one", "in stead", "be apart of". */

/** Never two words. */
const whole = `
air-craft air-plane air-planes air-port air-ports arm-chair arm-chairs aware-ness back-grounds back-pack back-packs back-stroke ball-room bar-tender
base-ball basket-ball bath-room bath-rooms bed-room bed-rooms bed-time bill-boards birth-day birth-days birth-right black-berries blood-shed
 blue-berries blue-berry bon-fire book-shelf book-shelves book-worm bore-dom brace-let break-fast break-fasts breast-stroke brick-layer
brief-case broom-stick bull-dog busi-ness business-man business-men business-woman butter-cup butter-flies butter-fly butter-milk candle-stick
candle-sticks card-board care-taker care-takers cat-fish champion-ship cheese-burger child-birth child-hood chop-sticks church-yard citizen-ship
class-mate class-mates class-room class-rooms copy-right cork-screw court-room court-yard court-yards cow-boy cow-boys crafts-man cran-berry
crank-shaft cross-walk cross-word cup-board cup-boards cup-cake cup-cakes dark-ness dash-board data-base data-bases dead-line dead-lines desk-top
dish-cloth dish-washer dish-washers door-bell door-mat door-step door-steps door-way dragon-fly draw-bridge drum-stick drum-sticks ear-drum ear-phones
ear-plugs ear-ring ear-rings earth-quake earth-quakes eye-brow eye-brows eye-lash eye-lashes eye-lid eye-lids eye-sight eye-witness finger-nail
finger-nails finger-print finger-prints fire-place fire-places fire-wood fisher-men fit-ness flash-light flash-lights flat-mate flat-mates foot-ball
foot-note foot-path foot-print foot-prints foot-step foot-steps foot-wear free-dom free-loader free-loaders friend-ship friend-ships gang-ster
gate-way ginger-bread god-father god-mother good-ness grand-child grand-children grand-daughter grand-father grand-mother grand-parents grand-son
grass-hopper grass-hoppers grave-yard great-ness hair-dresser hair-dressers hall-way ham-burger ham-burgers hand-bag hand-bags hand-writing happi-ness
hard-ware hay-stack head-light head-lights head-line head-lines head-master head-phones head-quarters horse-back horse-shoe house-holds house-mate
house-mates house-wife house-work intern-ship jelly-fish jewel-ry key-board key-boards kind-ness king-dom lady-bird lady-bug land-lord land-lords
land-marks land-scape lap-top lap-tops late-comer late-comers leader-ship life-boat life-guard life-style life-styles life-time lip-stick mail-box
mail-man master-piece match-box may-hem melt-down member-ship micro-phone micro-wave milk-man motor-bike neck-lace neck-laces neighbor-hood
neighbour-hood new-comer new-comers news-letter news-letters news-paper news-papers night-mare night-mares note-book note-books oat-meal over-coat
owner-ship pan-cake pan-cakes partner-ship pass-port pass-ports pass-word pass-words pay-ment pea-nut pea-nuts pine-apple pine-apples police-man
police-men police-woman pop-corn post-man proof-reading rain-bow rain-bows rain-coat rasp-berries rasp-berry rattle-snakes relation-ship
relation-ships room-mate room-mates sad-ness sales-man sand-wich sand-wiches scholar-ship screw-driver screw-drivers sea-gull sea-gulls sea-shell
sea-shells sea-side sea-weed sheep-dog sheep-skin shell-fish ship-ment ship-wreck short-ages short-comings side-burns side-walk side-walks skate-board
skate-boards sky-scraper sky-scrapers smart-phone smart-phones snake-skin snow-man soft-ware speed-boat spread-sheet spread-sheets stair-case
stair-cases stair-way star-fish steam-boat step-father step-mother straw-berries straw-berry sub-way suit-case suit-cases sun-flower sun-flowers
sun-glasses sun-screen sweat-shirt table-spoon table-spoons tail-gate tea-cup tea-pot tea-spoon tea-spoons team-mate team-mates tele-phone tele-vision
thunder-storm thunder-storms time-piece time-table time-tables tomb-stone tooth-brush tooth-brushes tooth-paste tread-mill turtle-neck type-writer
under-graduate under-wear vine-yard vine-yards volley-ball wal-nuts ware-house ware-houses wash-cloth water-melon water-melons weak-ness weather-man
week-end week-ends wheel-barrow wheel-chair wheel-chairs whirl-pool wind-mill wind-mills wis-dom wit-ness wood-pecker work-sheet work-sheets work-shop
work-shops wrist-watch yard-stick year-book un-able un-happy un-likely un-fair un-known un-usual un-fortunately un-necessary un-comfortable un-clear
un-safe un-kind un-healthy un-expected un-certain un-employed un-til im-possible im-portant im-polite im-patient im-mediately dis-like dis-appear
dis-appeared dis-appointed dis-agree dis-honest dis-cover dis-count re-placed re-placement re-minder re-ceived re-turned mis-take mis-takes mis-taken
mis-understand mis-understood mis-understanding  be-fore be-tween be-hind be-lieve be-neath be-yond be-gan be-ginning to-gether after-wards
back-wards to-wards up-wards down-wards    an-other with-out under-neath hence-forth al-ready al-ways al-most al-together
all-though a-fraid a-shamed a-gainst a-bove a-mong a-gree a-greed a-chieve a-nother any-where no-where every-where some-where one-self help-ful
use-ful care-ful wonder-ful thank-ful peace-ful pain-ful beauti-ful success-ful hope-fully care-fully up-coming extra-ordinary per-haps dur-ing al-so
now-adays there-fore where-abouts where-upon to-morrow
`
/** One word as a noun; the second may be a verb: "saw the sun set". */
const nouns = `
air-line air-lines back-bone back-ground bed-side birth-mark birth-place black-berry book-case book-mark book-shop brain-storm brother-hood
candle-light chain-saw chair-man court-house cow-girl day-break day-light day-time dock-yard draw-back draw-backs drive-way earth-worm egg-plant
egg-shell egg-shells farm-house father-hood fire-man fire-works frame-work gold-fish hair-brush   hair-style hand-book hand-cuffs
hand-shake hand-shakes head-ache head-aches heart-ache heart-beat heart-break high-way home-land home-work house-hold hub-cap ill-ness jump-suit
land-slide light-house moon-light mother-hood motor-cycle motor-way net-work net-works night-time out-fit out-line paper-work patch-work path-way
pepper-corn pepper-mint pick-pocket pick-pockets play-ground play-grounds play-mate play-mates rail-road rail-way rattle-snake ring-tone sand-paper
scare-crow school-boy school-girl shoe-lace shoe-laces short-age short-cut short-cuts show-room sky-line snow-ball snow-balls snow-board snow-flake
snow-flakes sound-track spot-light spot-lights stomach-ache stop-watch store-room sun-burn sun-light sun-shine table-cloth team-work thumb-nail
thumb-print tooth-ache touch-down truck-load wall-paper water-color water-colour water-fall water-falls week-day week-days wind-shield work-man
work-men work-place work-places
`
/** Small words that the neighbors decide. */
const others = `
in stead>instead: _
back yard,back yards>backyard,backyards: ?MY/the/a/our _ STOP
with in>within: _ NUM/minutes/days/hours/reach/weeks/seconds/walking ; _ a few/couple/week/day/month/year/matter/short/minute/hour/mile/radius ; ~deal/dealt/live/lived/lives/come/comes/keep/kept/put/start/started/along/deals/interfere _ the last/next/first/week/hour/month/year/company/team/group/community/family/city/school/area/building/law/rules/limits/budget/same/space ; from _
hair cut,hair cuts>haircut,haircuts: a/new/short/another/next _ STOP
some one>someone: _ else/who/is/was/has/had/can/could/will/would/should/came/called/told/said/asked/stole/left/knows/took/broke/put/wants/might/must/with/to/from/special/new ~of ; see/tell/ask/know/meet/find/help/hear/with/for/to/by/like/need/saw/met/heard/found _ END
any one>anyone: _ else/has/can/could/know/knows/have/want/wants/interested/seen/help/there/with/would/will ~of/thing ; know/tell/ask/see/hurt/trust/hear/seen/told/asked/without/help/disturb/bother/blame/let/for _ END ; if/does/did/has/can/could/is/whether _ know/knows/has/have/want/wants/needs/need/can/else/see/seen/is/was/finds/asks/home/there
any ones>anyone's: _ fault/guess/business/house/idea
no body>nobody: _ else/knew/knows/wants/wanted/likes/liked/came/told/said/cares/cared/there/can/could/will/would/should/ever/really/seems/seemed/answered/noticed/saw/believes/believed/understands/helped/spoke/wins/thinks/home/goes/went/did/does/had/in/at ~of far:found/police/murder/coffin/buried/fat/weight/heat ; _ is/was/has perfect/there/coming/going/interested/sure/home/here/allowed/listening/at/in/ever/told/asked/seen/willing/able/to/hurt far:police/murder/coffin/buried ; there BE _ ~of/in/found far:police/murder/coffin/buried ; START _ END
any body>anybody: _ else/who/can/want/wants/know/knows/have/there/has/is/interested/seen/home/got/would/will/could ~of far:water/parts/weight ; tell/ask/see/without/hurt/know _ END
some body>somebody: _ else/who/can/is/was/has/had/told/came/said/stole/left/took/knows/wants/called/should/could/will/would/with ~of
every body>everybody: _ else/who/can/is/was/has/had/knows/knew/wants/loves/loved/came/went/should/could/will/would/said/likes/liked/in/at/enjoyed/needs/there/thinks ~of far:parts/type ; START/hello/hi/hey _ END
some times>sometimes: START/but/and/because/so/, _ SUBJ/,/the/people/there/MY/it's/when/even/in/on/at far:other/others ; i/we/they/you/he/she/it _ VERB/FIN/go/have/get/feel/take/play/do/make/forget/work ; can/is/are/was/will _ be/very/difficult/hard/a/too/so/not/ADJ/PART
who ever>whoever: to/for/by/with/from/, _ FIN/is/was/wants/did/has/needs/comes far:? ; START _ FIN/is/wants/did/has/needs/comes/wins/took/left/stole/broke/said far:? ; _ you/they/he/she/it BE far:?
what ever>whatever: ~START _ you/we/they/i/happens/he/she/it/the/MY far:? ; START _ you/happens/we/they/i/he/she far:? ; or/and/for/, _ DOT/reason
where ever>wherever: _ you/we/they/i/he/she/it/possible/the far:?
when ever>whenever: _ you/we/they/i/he/she/it/possible/the/MY/there far:?
which ever>whichever: _ way/is/one/you/comes/suits/happens/works/they/he/she/option
how ever>however: _ much/many/long/hard/far/often/small/big
some what>somewhat: BE/very/look/looks/looked/feel/feels/felt/seems/seemed/i'm/became _ ADJ/PART/of/different/better ; _ ADJ
in to>into: ran/run/runs/fell/jumped/crashed/bumped/broke/climbed/poured/stepped/burst/divided/split/transformed/changed/translated/drove/dived/squeezed/sneaked/wandered/rushed/dipped/dropped/threw _ the/MY/a/it/two/three/small/pieces/each/them/him/her/me/town/CAP/trouble/tears ; walk/walked/went/go/goes/going/came/come/coming/get/got/getting/move/moved/put _ the/MY/a room/house/kitchen/shop/store/school/garden/building/office/church/bathroom/bedroom/bed/car/water/forest/sea/lake/river/city/village/town/box/bag/pocket/trouble/street/cave/cage/hole/tunnel/cup/bowl/oven/fridge/pan/machine/new ; turn/turned/turns _ a
up on>upon: once _ a time ; based/depends/depending/relied/insisted _
to gether>together: _
other wise>otherwise: START _ ; _ END/SUBJ/THE ; or _ ; and _ ; unless .. _
be cause>because: ~MODAL/to/not/been _ SUBJ/of/it's/they're/i'm/there/this/that ; START _
to day>today: ~day/from _ END/i/we/is/and/at/because/was/for/in/are/you/he/she/my ~to far:from/day/month
to night>tonight: ~night/day/from/morning/is/as/was/BE _ ~shift/shifts/owl/blindness/classes/school/duty/vision/fishing/work/mode/watch/owls/time
a long>along: _ the/with/MY ~ago far:not ; come/came/get/got/getting/gets/sing/play/tag _ END/well/fine/and
a round>around: turn/turned/look/looked/walk/walked/run/ran/going/go/went/came/come/drive/drove/travel/travelled/been/show/shown/hang/wander/wandered/all/just/turning/running/walking/looking/get/gather/gathered/sat/sitting/stood/danced/wrapped/spread/lying/playing/fool/mess/ask/asked/shop/way _ the/it/here/there/MY/us/him/them/me/her/town/END/in/and/CAP/every ~of
a bout>about: _ the/MY/it/how/what/a/that/this/NUM/him/her/them/you/me/us/to
a cross>across: walk/walked/run/ran/went/go/came/come/swim/swam/drive/drove/got/get/jump/jumped/sail/sailed/right/all/just/straight/halfway/fly/flew/cycle/cycled/crawled/skated/rowed/travel/travelled _ the/MY/from/to/a/it
a part>apart: fall/fell/falls/falling/fallen/came/come/coming/comes/drift/drifted/torn/poles/miles/weeks/feet/metres/meters/inches/yards/grown/grew/far/broke/wide _ END/from/and/in/when/after ; START _ from
apart>a part: BE/become/became/becoming/play/plays/played/playing/as/i'm/you're/we're/they're/it's _ of
a head>ahead: go/went/going/goes/gone/straight/plan/planning/look/looking/think/get/gets/move/moved/way/far/lies/lay/road/days/weeks/months/years/race/forge/forged/carry/press _ END/of/and/with/to/in far:beer/cabbage/lettuce/person/hair
a lone>alone: BE/live/lives/lived/living/all/left/leave/home/let/feel/feels/felt/stand/stood/sat/sit/went/go/walk/walked/travel/him/her/me/us/them/work _ END/in/with/and/at/on/for/all
a live>alive: BE/stay/still/keep/kept/stayed/more/buried/burned/eaten/being/staying/keeping/was/him/her/them/it _ END/and/today/or/when/because/after
a wake>awake: BE/stay/stayed/lay/lie/wide/lying/still/keep/kept/stays/me/him/her/us/staying _ END/all/and/at/for/until/in/when/till/by/because ~of
a sleep>asleep: BE/fall/fell/fast/falling/fallen/falls/sound/half/still/was _ END/in/on/and/at/when/during/before/while/by/until/for/again
a side>aside: step/stepped/pushed/push/brushed/cast/pull/pulled/tossed/move/moved/joking/stand/stood/swept _ END/for/from/and/to/so ~of
a gain>again: never/once/here/there/happen/happened/happens/try/start/started/back/time/over/and/you/him/them/her/me/us/now/begin _ END
a broad>abroad: go/went/going/live/lived/lives/living/travel/travelled/traveled/travelling/traveling/study/studied/studying/work/worked/working/trip/holiday/holidays/from/move/moved/been/friends/family/goes _ END/and/for/in/to/with/by/this/last/next/every/because ~NOUN
a range>arrange: to/can/could/will/would/please/must/should/we'll/i'll/let's/help/may _ a/an/the/MY/for/to/everything/it/them/with/another/some/flowers/things
a rive,a rived>arrive,arrived: _
a void>avoid: to/can/could/will/would/please/must/should/cannot/can't _ the/a/any/MY/ING/it/them/him/her/this/that/making/using/further/problems/being
a loud>aloud: read/reads/reading/out/laughed/cried/think/thinking/wondered/it/them/thought _ END/to/in
a like>alike: look/looks/looked/all/very/much/think/exactly/sound/more/are/children/dress/dressed _ END/and/in/but
all ways>always: i/we/they/you/he/she/has/have/had/will/nearly/almost/it's/we've/i've/he's/she's/they're/there's/would/must/should/not _ ~to/END/of/, ; is/was/it _ late/on/a/the/there/been/happy/good/nice/busy/very/so/wrong/right/full/closed/open/cold/hot/here/ready
all so>also: i/he/she/would/will/can/has/had/could/should/may/must/but/and _ want/wants/wanted/like/likes/liked/have/has/had/need/needs/a/been/be/went/got/get/bought/do/did/saw/think/play/help/make/take
all most>almost: _ all/every/everyone/everything/NUM/there/finished/done/impossible/died/fell/never/always/nothing/no/ready/over/hit/missed/forgot/lost/cried/certain/certainly/immediately/exactly/gone/empty/full/dead/everybody/anything
al right>all right: _
in side>inside: _ the/MY/a/of far:thorn ; look/looked/come/go/went/came/back/stay/stayed/get/got/right/put/sit/waited/wait/sat/locked/trapped/was/is/are/were/ran/deep/upside/and/them/it _ END/and/for/because/when/to
out side>outside: ~in/and/the/THE/this/that/far/on _ ; the _ of
up stairs>upstairs: go/goes/going/went/ran/run/come/came/live/lives/lived/is/was/get/got/back/sleep/slept/sleeping/carry/it/them/him/her/me/from/neighbour/neighbours/neighbor/neighbors/room/bathroom/bedroom/the/MY _ END/to/and/in/with/neighbour/neighbours/neighbor/neighbors/bathroom/bedroom/window/room/toilet/for/because/when/at/flat/hall/again/while
down stairs>downstairs: go/goes/going/went/ran/run/come/came/live/lives/lived/is/was/get/got/back/sleep/slept/sleeping/carry/it/them/him/her/me/from/neighbour/neighbours/neighbor/neighbors/room/bathroom/bedroom/the/MY/rushed/walked _ END/to/and/in/with/neighbour/neighbours/neighbor/neighbors/bathroom/bedroom/window/room/toilet/for/because/when/at/flat/hall/again/while
down right>downright: BE/just/is/was/or/and/are/it's/plain _ ADJ/rude/dangerous/lazy/stupid/silly/wrong/awful/ugly/scary/disgusting/cruel/mean/nasty/unfair/weird/dishonest/impossible/ridiculous/terrible/unfriendly/insulting/depressing/strange/cheap/cold/evil/annoying/confusing/boring/creepy/hostile
up set>upset: BE/very/so/really/got/feel/get/quite/too/more/i'm/looked/feels/felt/getting/bit/became/stomach/he's/she's/looks/an _ END/about/that/by/with/because/when/and/stomach/if/at
up side down>upside down: _
on going>ongoing: THE/an/and/NOUN/ADJ _ NOUN/PLURAL/problem/problems/work/support/project/investigation/costs/dispute/maintenance/treatment/debate/process
in coming>incoming: THE/all/an _ call/calls/mail/email/emails/message/messages/president/students/flights/post/data/tide
out come,out comes>outcome,outcomes: the/an/this/MY/any/final/positive/negative/good/best/possible/no/that/which/what _
out going>outgoing: very/so/an/friendly/more/THE/and/quite/really/shy/less/most/BE _ person/END/and/mail/call/calls/president/personality/chairman/girl/type
over come>overcome: to/can/will/could/must/be/help/helped/we/they/was/BE _ the/MY/this/these/by/with/it/them/any/many/all/his/problems/fear/difficulties
over weight>overweight: BE/very/bit/so/slightly/i'm/an/seriously/become/people/children/little/were/too _ END/and/people/children/person/man/woman/because/or/luggage/bag
there by>thereby: , _ ING/reducing/saving/making/allowing/creating/causing
where by>whereby: _ the/SUBJ/people/each/a
never the less>nevertheless: _
for got>forgot: i/he/she/we/they/you/who/and/also/almost/nearly/completely/totally/just _ to/the/MY/about/it/that/how/what/all
for gotten>forgotten: _
for get>forget: to/don't/not/never/will/won't/can't/cannot/i'll/always/please/i/people/didn't/and _ to/the/MY/about/it/that/how/what/END/you/all/him/her/them
for give>forgive: to/please/can/not/never/i/will/must/can't _ me/him/her/us/them/you/MY/the
for ward>forward: look/looking/looked/move/moving/step/put/lean/go/come/bring/straight/way/going/forward/moved/stepped/leaned/back _ to/END/with/and/in/by
be come>become: to/has/have/had/will/would/can/could/may/might/must/should _ a/an/the/more/very/ADJ/PART/MY/too/so/part/difficult/better
be came>became: _
be long>belong: ~won't/not/don't/will/to/can't/wouldn't/shouldn't/would _ to/in/together ; don't/doesn't/it/they/didn't/does _ to/here/in/there
be longs,be longed>belongs,belonged: _
be low>below: the/from/see/temperature/temperatures/room/floor/flat/form/details/listed/shown/address/on/described/link _ END/zero/the/freezing/for ~and
be side>beside: sit/sat/stand/stood/sitting/standing/lay/right/live _ the/me/him/her/MY/us/them/it
be have>behave: to/how/they/children/must/please/not/don't/well/should _ END/like/well/badly/in/as/so/yourself/themselves/properly/better
every day>everyday: in/of/MY/for/the/our/with/about/an _ life/clothes/use/objects/tasks/activities/language/items/routine/essentials/wear/things/lives/situations/problems
may be>maybe: START _ SUBJ/we/it's/i'll/i'm/we'll/there/next/tomorrow/they/you're/that's/because/your/my/in/on/the/some/one/a far:? ; and/but/so/or/,/then _ i/we/you/he/she/they/it's/i'll/we'll/next/tomorrow/because far:?
at lest,at less>at least: _ NUM/once/one/a/try/i/we/it/you/the/twice/two/half/they/he/for/in/some/my/let/give/tell
as least>at least: _ NUM/once/one/a/try/i/we/it/you/the/twice/two/half/they/he/some/END ~as
for instants,for instants>for instance: _
in till>until: _
un till>until: _
hand made,home made>handmade,homemade: _ NOUN/PLURAL/jam/cards/card/soap/bread/cake/cakes/gift/gifts/soup/jewellery/jewelry/pasta/cookies/pie/food/furniture/pottery/quilt/toys/chocolate/pizza/lemonade/rug/rugs ; BE/is/was/all/are/were _ END/and/by/in/from/with
home sick,sea sick>homesick,seasick: BE/feel/felt/got/very/so/get/bit/little/feeling/a/becoming/became/i'm/getting/gets _ END/and/for/on/at/when/because/during/child/sailor ~leave
over night>overnight: stay/stayed/staying/happen/happened/soak/soaked/leave/left/stand/rest/it/them/rain/rained/snowed/fridge/freeze/froze/become/became/parking/charge/charged/work _ END/in/and/at/to/with/so/because
sky rocket,sky rocketed,sky rocketing>skyrocket,skyrocketed,skyrocketing: _
down load,down loaded,down loading>download,downloaded,downloading: _
up load,up loaded,up loading,up graded,up grade,up dated,up date>upload,uploaded,uploading,upgraded,upgrade,updated,update: ~to _ ~of/with
face book,you tube>Facebook,YouTube: on/my/via/from/through/to _ END/page/and/account/group/video/for/channel/or
`
/** Where a noun begins, and where it ends. */
const nounPlace =
  'a/an/another/each/every/this/MY/new/old/big/small/bad/terrible/beautiful/nice/lovely/good/great/first/second/local/long/severe/splitting/little/white/red/black/wooden/own/whole/busy/huge/short/of/ADJ _ END/and/of/in/on/at/for/with/is/was/are/were/that/which/to/from/has/had/will'

const lines = (text: string) => text.trim().split(/\s+/)

export const compoundRules = [
  ...lines(whole).map(word => `${word.replace('-', ' ')}>${word.replace('-', '')}: _`),
  ...lines(nouns).map(word => `${word.replace('-', ' ')}>${word.replace('-', '')}: ${nounPlace}`),
  others.trim(),
].join('\n')
