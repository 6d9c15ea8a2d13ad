/** Phrases that learners carry over from their own languages, where the words around allow no other reading. */
export const learnerPairs = `
love,hate,know,speak,think,believe,understand>loves,hates,knows,speaks,thinks,believes,understands: START everyone/everybody in/at/from MY/this country/town/city/village/family/class/office/school/house/street/team _ THE/OBJ/that/english/football/music/NOUN/CAP
am study,am learn>have been studying,have been learning: START i _ .. for NUM/many/several/some years/months/weeks ; START i _ .. .. for NUM/many/several/some years/months/weeks
are study,are learn>have been studying,have been learning: START we/they _ .. for NUM/many/several/some years/months/weeks
am live,are live>have been living: START i/we/they _ in/with .. for NUM/many/several years/months
include>including: START i/he/she/we/they ANY NUM/many/several/some languages/countries/cities/instruments/subjects/sports , _ CAP/MY ; START he/she/they/i/we plays/play/speaks/speak/likes/like/love/loves/practice/practices NUM/many/several/some languages/sports/instruments/subjects , _ NOUN/tennis/football/swimming DOT
works>work: SUBJ have/has/had a lot of _ this/today/now/tomorrow/because far:art/gallery/museum/artist/painter/composer ; SUBJ/i've/we've have/has/had/got a lot of _ to do far:art/gallery/museum/artist/painter/composer ; SUBJ have/has/had too much _ this/today/DOT
many work>a lot of work: HAVE _ to do ; HAVE _ DOT/today/this/now/tomorrow/because far:them/us/who
many works,much works>a lot of work: SUBJ have/has/had _ to do far:art/museum/gallery ; SUBJ have/has/had _ today/tomorrow/this far:art/museum/gallery
leaves,finishes>left,finished: HAVE been .. since he/she _ school/university/college/home/here far:tomorrow/soon/tonight ; HAVE been .. .. since he/she _ school/university/college/home/here far:tomorrow/soon/tonight
quick>quickly: done/worked/works/drove/spoke/replied/answered/ran very/so/really/too _ DOT/and
very good>very well: done very quickly/carefully/fast/slowly and _ DOT
good>well: did/does/doing very/really/so/pretty _ in/on/at the/MY exam/exams/test/tests/interview/job/school/class/race/competition ; did/does/doing very/really/so _ at school/work/university
bad,good>badly,well: i/we/he/she/they did MY exam/exams/test/tests/homework/interview very/so/really/pretty _ DOT
as good as>as well as: did/do/does/doing/done/sing/play/cook/dance/work it/this/that/OBJ/everything _ SUBJ can/could/did ; did/do/does/doing/done/sing/sings/play/plays/cook/cooks/dance/dances _ SUBJ can/could/do/does/did ; did/do/doing it/this _ possible
the life>life: START _ is hard/difficult/expensive/better/easier/cheaper/faster/stressful/quiet/slow in big/small/THE cities/country/city/village/villages/countryside/towns/town/capital ; START _ is hard/difficult/expensive/better/easier/cheaper/stressful in CAP DOT
the nature>nature: SUBJ love/like/enjoy/loves/likes/enjoys _ and the animals/mountains/sea/forest/forests DOT ; SUBJ love/like/enjoy/loves/likes/enjoys _ and animals/sports/music/sport DOT
the animals>animals: SUBJ love/like/enjoy/loves/likes/enjoys nature and _ DOT
the next>next: i've/HAVE made/booked/got/an .. appointment/reservation/booking/meeting for _ DAY DOT/at/morning/afternoon ; have/has/i've an appointment/interview/meeting/exam on/for _ DAY DOT/at
on the next>next: see you _ DAY DOT/at
who he,who she>who: man/friend/brother/uncle/cousin/neighbor/neighbour/colleague/boyfriend/son/sister/woman/aunt/girlfriend/daughter/teacher _ lives/works/studies/teaches in/at CAP DOT/and ; MY friend/brother/uncle/cousin/neighbor/neighbour/colleague/boyfriend/son/sister/aunt/girlfriend/daughter/teacher _ lives/works/studies/teaches in/at CAP is/has
i have,we have,they have,you have,he has,she has>have I,have we,have they,have you,has he,has she: START never/rarely/seldom _ PART/seen/been/had/felt/met/heard/read/tasted/eaten
i had,we had,they had,he had,she had>had I,had we,had they,had he,had she: START never/rarely/seldom _ PART/seen/been/had/felt/met/heard/read/tasted/eaten
more>most: BE the _ ADJ/beautiful/important/famous/popular/expensive/dangerous/interesting NOUN/city/country/person/place/thing/job/language/food in/of the world far:two/both/which/or
so a>such a: BE/he's/she's/it's _ nice/good/great/beautiful/lovely/kind/bad/big/wonderful/difficult/pretty/happy/long NOUN/man/woman/person/time/place/day/idea DOT/that/and/to/,
that you>you to: START i/we would like/love _ help/send/come/tell/give/bring/show/teach/explain/go/stay/be/do/write/answer/meet/join far:idea ; START i'd/we'd like/love _ help/send/come/tell/give/bring/show/teach/explain/go/stay/be/do/write/answer/meet/join far:idea
to>of: afraid _ the dark/dogs/dog/water/sea/spiders/snakes ; afraid _ dogs/spiders/snakes/heights/flying
to shopping>shopping: go/goes/going/went/gone _ DOT/tomorrow/today/with/on/this/after/tonight/now
him the,her the,them the>his,her,their: he/she/they/i/it/who/dog/and broke/injured/twisted/sprained _ arm/leg/hand/foot/ankle/finger/fingers/nose/knee/wrist
me the>my: i broke/washed/cut/brushed/hurt/burned/burnt/injured/twisted/sprained _ arm/leg/hand/hands/teeth/foot/ankle/finger/fingers/hair/nose/face/knee/wrist/back
in this moment>at the moment: START _ i/we/he/she/they am/are/is working/studying/unemployed ; START _ i/we/he/she/they am/are/is looking for a/an/MY ; START _ i'm/we're/he's/she's/they're working/studying/busy/unemployed
of>in: best/tallest/biggest/largest/oldest/richest/fastest/worst city/country/food/team/player/job/mother/mom/mum/beach/coffee/pizza/restaurant/hotel/cook/school/university/car/building/mountain/man/woman/person/friend/teacher/couscous/cake/bread/cheese/wine/chocolate/movie/film/song/singer/soup/pasta _ the world DOT/and/,
already escaped,already left,already finished,already started,already begun,already closed,already ended,already fled,already disappeared>had already escaped,had already left,had already finished,had already started,had already begun,had already closed,had already ended,had already fled,had already disappeared: START when .. arrived/came/got/reached/entered/returned .. , .. ~had/has/have/was/were/been/'d/are/is _ DOT
`
