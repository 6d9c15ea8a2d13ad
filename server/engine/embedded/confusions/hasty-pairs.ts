/** Words that hasty writers leave out, double, or take for others, where the words around allow no other reading. */
export const hastyPairs = `
me,us,him,her,them>let me,let us,let him,let her,let them: please _ know
thanks>thanks for: START/many _ getting back ; START/many _ letting OBJ/everyone know ; START/many _ sending/sharing/bringing/explaining/checking THE/OBJ ; START/many _ coming to/along/over/yesterday ; START/many _ inviting/helping OBJ ; START/many _ taking the time ; START/many _ reaching out ; START/many _ being so/such/there/patient
thank>thank you for: START _ getting back ; START _ letting OBJ/everyone know ; START _ sending/sharing/inviting/helping THE/OBJ ; START _ taking the time ; START _ reaching out ; START _ being so/such/there/patient
as soon as>as soon as possible: _ so that/we/i/he/she/they ; _ because ; _ . near:please
one>one of: BE _ the best/worst/biggest/largest/greatest/oldest/finest/funniest/strangest PLURAL/films/books/shows/games/plays/days/things/places DOT/i/we/you ; BE _ the most ADJ PLURAL DOT/i/we/you ; START he/she/CAP is/was _ the best/biggest/largest/oldest/greatest PLURAL in CAP DOT ; START he/she/CAP is/was _ the best/biggest/largest/oldest/greatest PLURAL in the/MY NOUN/country/city/world/team DOT ; START he/she/CAP is/was _ the most ADJ/talented/important/beautiful/famous PLURAL in the/MY NOUN/country/city/world/team DOT ; START he/she/CAP is/was _ the most ADJ/talented/important/beautiful/famous PLURAL in CAP DOT
the one of>one of: BE _ the best/worst/biggest/largest/greatest/oldest/finest PLURAL ; BE _ the most ADJ PLURAL ; BE _ MY best/closest/oldest/favorite/favourite PLURAL
going>going to: START/but/so/because SUBJ BE _ have/be/do/get/make/buy/need ; START/but/so/because BE _ have/be/do/get/make/buy/need far:who/where/that
you>your: you and _ family/wife/husband/kids/children/partner/team/son/daughter/parents/brother/sister/mother/father/colleagues/friends/baby/girlfriend/boyfriend/loved ; hello/regards/wishes/love/hi/greetings to _ family/wife/husband/kids/parents/mother/mom/mum/team DOT/and
it>if: let OBJ know _ SUBJ/there
went>when: call/text/phone/ring/email/message OBJ _ SUBJ get/gets/got/arrive/arrives/finish/finishes/leave/leaves/am/are/is/come/comes
it it>it: sent/send/sends/sending/put/give/gave/took/take/made/found/bought/brought/left/read/returned/moved/posted/changed _ to/in/on/with/for/from/again/DOT ; did/do _ again DOT
have to have to>have to: START/and/but/so/said/think/thought/guess/afraid SUBJ would/will/might/may _ VERB/check/work/call/leave/wait/change/cancel/return/order/pay
used>are used: START/but/and/so/because/, we/they/you _ to it DOT
afraid>afraid of: BE/so/very _ spiders/dogs/heights/snakes/ghosts/mice/rats/clowns/bees/wasps/sharks END/since ; BE/so/very _ flying END ; BE/so/very _ the dark END
scared>scared of: BE/so/very _ spiders/dogs/heights/snakes/ghosts/mice/rats/clowns/bees/wasps/sharks END ; BE/so/very _ the dark END
waiting>waiting for the: BE/been _ bus/train/ferry/tram/lift/elevator DOT/for/at/in/since/with/when/and
waiting>waiting for a: BE/been _ taxi/cab DOT/for/at/in/since/with/when/and
ment>meant: SUBJ/who/that/which/never/always/HAVE/really _ ; BE/it's/i'm/was/not/never _ to/for/as
dyed>died: phone/battery/laptop/tablet/connection/engine/car _ DOT/on/before/after/halfway/again/and/when/during/at/so ; _ of cancer/covid/pneumonia/hunger/thirst/cold ; START/and/but/who he/she/they/people _ in THE .. accident/crash/war/fire/explosion/earthquake/flood ; who _ in THE .. accident/crash/war/fire/explosion/earthquake/flood ; cat/dog/grandfather/grandmother/father/mother/uncle/aunt/grandma/grandpa/hamster _ last week/month/year/night/winter/summer/spring DOT ; cat/dog/grandfather/grandmother/father/mother/uncle/aunt/grandma/grandpa/hamster _ yesterday/peacefully/suddenly DOT
waisting,waisted,waist>wasting,wasted,waste: _ time/money/hours/energy ; BE/been/not/by/stop/without/keep/HAVE/don't _ MY/so/too time/money/much/many/energy ; a/complete/total/such _ of time/money/space/energy/effort ; SUBJ/HAVE _ the/a whole day/morning/week/evening/afternoon/hour
your>you're: START/,/think/know/believe/hope/but/guess/suppose/sure _ right about THE/it/that/this/him/her/them/one/what far:exercise/exercised
its>it's: and/but/,/so/because _ leaking/boiling/freezing/raining/snowing/pouring DOT/in/again/on/all/everywhere/from/outside/there/now ; because/think/know/believe _ christmas/easter/DAY/raining/snowing DOT/today/tomorrow/again
effect>affect: how/to/will/would/can/could/may/might/does/did/do .. _ MY/us/the/our customers/customer/sales/business/health/team/family/children/students/staff/economy/environment/performance/results/mood/sleep/life/lives/relationship/relationships/prices/profits ; really/not/negatively/badly/adversely/seriously/will/would/could/didn't/doesn't/may/might _ sales/customers/prices/performance/health/productivity/profits/morale/everyone/anyone/people/children
lead>led: START THE scandal/war/accident/crisis/strike/mistake/incident/storm/argument/discovery/explosion/defeat _ to ; START this/it _ to THE/NUM/several/many .. delay/delays/resignation/resignations/confusion/problem/problems/increase/decrease/decline/loss/losses/drop/rise/death/deaths/collapse/war/argument/disaster/failure/failures DOT
stationary>stationery: order/ordering/ordered/buy/buying/bought/need/needs more/some/new/the/any _ because/END/for/and/from
weak>week: been/had a/an .. long/hard/busy/tough/crazy/hectic _ DOT ; a long _ DOT
to week>too weak: BE/felt/feel/feels/seemed _ to/for
finale>final: a/the/this/MY _ version/answer/decision/exam/exams/draft/test/invoice/approval ; MY _ offer
sauce>source: _ of THE/this/all leak/problem/problems/trouble/noise/error/funding/information/inspiration/smell/rumor/rumour/infection/outbreak/conflict/confusion ; _ of income/information/energy/inspiration/funding/revenue/truth/conflict
could>cold: it/weather/water BE so/very/too/really/quite/pretty/freezing _ that/last/DOT/outside/today/tonight/in/i/we/my/here/there ; it's so/very/too/really/quite/pretty/freezing _ that/DOT/outside/today/tonight/in/here/there ; it/weather BE _ outside/today/tonight/here DOT
by>buy: can/could/may/let i/we/me/us _ you/him/her/them a/an/some/lunch/dinner
quiet>quite: BE _ firmly/rightly/similar ; BE _ different from/to/than/DOT ; BE _ difficult to/for/DOT
hear>here: START _ is/are the/MY/some NOUN/ADJ/link/photos/pictures/notes/plan/report far:verb/word/noun ; START _ you/we go DOT
there>their: how/why/know/understand/like _ system/company/team/process/business/product/software/website/app/machine/equipment/service/policy FIN/works ~to
their>they're: , _ lovely/great/beautiful/wonderful/delicious/amazing/gorgeous/fantastic/brilliant/perfect/adorable DOT ; because/think/thought _ lovely/great/beautiful/wonderful/delicious/amazing/gorgeous/fantastic/brilliant/adorable DOT
passed>past: START/and/but/as/when/while/, he/she/i/we/they/it walked/drove/ran/cycled/marched/rushed/hurried/strolled/flew/went _ without/OBJ/the/MY/DOT/CAP ; START CAP/he/she/who just walked/drove/ran _ without/OBJ/the/MY
all most>almost: it's/it/i/have/has/is/was _ time/there/done/finished/over/impossible/always/never/everyone/everything/NUM/noon/midnight
sisters,brothers,mothers,fathers,moms,mums,aunts,uncles,friends,grandmothers>sister's,brother's,mother's,father's,mom's,mum's,aunt's,uncle's,friend's,grandmother's: stay/stays/staying/stayed/sleeping/slept at MY _ until/for/tonight/tomorrow/this/over/DOT/while/till
sight,sights,sighted>cite,cites,cited: TO/and/we/i _ NUM/the/MY/this/several/these/many/a study/studies/source/sources/paper/papers/article/articles/reference/references/author/authors
complement>compliment: TO _ MY/the staff/team/chef/waiter/waitress/host/driver/colleague/cook/receptionist on MY/how
plane>plain: a/MY/wearing/wore/some _ blue/white/black/red/green/gray/grey/brown/pink dress/shirt/paper/t-shirt/suit/envelope/tie ; some/of/with/plus/cup _ yogurt/yoghurt/flour ; in/speak _ english DOT
moral>morale: MY _ BE low/down/high/sinking ; MY _ BE at
bran new>brand-new: a/MY/NUM/some/THE _ suit/car/house/phone/bike/laptop/computer/dress/coat/shoes/job/album/ANY ~to
different>difference: make/makes/made/making no/any/a/much/little/all/big/huge/real _ to/DOT/whether/if/at/how/when ; the/no/any/much/big/only _ between
off>of: then/than any _ OBJ/these/those/MY
pound>pounds: thousand/hundred/million/billion _ END/last/this/for
the would>the world: in/around/across/over/throughout/whole _
on the would>in the world: ANY _
whom>who: START _ is/are/was/were coming/going/calling/speaking/cooking/driving/paying/singing/running/leading/winning/organizing/organising to/the/for/home/on/tonight/tomorrow/with/this/at/DOT ; START _ wants/needs/knows/likes/lives/works to/about/here/at/in
has>have: START the minutes of THE .. meeting/meetings _ PART/been
force>forced: SUBJ/who/BE was/were/been/is/are/am _ to VERB/resign/leave/work/stop/sell/close/move/quit ; was/were/been _ to VERB/resign/leave/stop/sell/close/quit/move far:driver/power
heard,seen,saw>has heard,has seen,has seen: START nobody _ .. OBJ/CAP since DAY/last/yesterday/christmas/easter/NUM ; START nobody _ .. OBJ/CAP since he/she/they left/moved/went/died/disappeared/quit ; START no one _ .. OBJ/CAP since DAY/last/yesterday/christmas/easter/NUM ; START no one _ .. OBJ/CAP since he/she/they left/moved/went/died/disappeared/quit
wrote>written: HAVE/got it/this/that/them/everything/all _ down
waked>woke: SUBJ/and/then _ up
`
