/** Frequent typos with only one possible correction; checked before the dictionaries and the speller. */

const spellings = `
contructed=constructed|contruct=construct|contructor=constructor|contructors=constructors|contruction=construction|decend=descend|decended=descended|decending=descending|decendant=descendant|decendants=descendants|targetted=targeted|targetting=targeting
misred=misread|manufactuer=manufacturer|manufactuers=manufacturers|magican=magician|magicans=magicians|pooring=pouring|deliverys=deliveries|playwrite=playwright|playwrites=playwrights|admireable=admirable|sizzors=scissors|plummer=plumber|plummers=plumbers|submitt=submit|submitts=submits|knuckel=knuckle|knuckels=knuckles|suppost=supposed|penality=penalty|penalitys=penalties|operater=operator|operaters=operators|firebrigade=fire brigade|sparkplugs=spark plugs|sparkplug=spark plug|falled=fell|bended=bent|setted=set|splitted=split|bursted=burst|clinged=clung|flinged=flung|sticked=stuck|stinged=stung|swored=swore|weared=wore|visiter=visitor|visiters=visitors|instructer=instructor|conducter=conductor|editer=editor|inspecter=inspector|contractoer=contractor|janiter=janitor|neighber=neighbor|calculater=calculator|elevater=elevator|refrigerater=refrigerator|radiater=radiator|investigater=investigator|sponser=sponsor|governer=governor|burgler=burglar|burglers=burglars|beggers=beggars|populer=popular|reguler=regular|particuler=particular|familier=familiar|policestation=police station|postoffice=post office|birthdayparty=birthday party|busstop=bus stop|livingroom=living room|diningroom=dining room|swimmingpool=swimming pool|washingmachine=washing machine|creditcard=credit card|phonenumber=phone number|parkinglot=parking lot|trainstation=train station|firealarm=fire alarm|bankaccount=bank account|frontdoor=front door
alot=a lot|alots=a lot|abit=a bit|aswell=as well|infact=in fact|eachother=each other|incase=in case|atleast=at least
everytime=every time|noone=no one|inspite=in spite|aslo=also|ofcourse=of course|thankyou=thank you|everyday's=everyday
nowdays=nowadays|nowaday=nowadays|now-a-days=nowadays|noways=nowadays|highschool=high school|eventhough=even though
inorder=in order|insted=instead|intead=instead|becouse=because|becuase=because|becasue=because|becaus=because|beacause=because
beacuse=because|becase=because|bcause=because|cuz=because|coz=because|thier=their|theyr=their|teh=the|hte=the|adn=and|nad=and
taht=that|thta=that|wich=which|whitch=which|whith=with|wiht=with|wih=with|wth=with|witout=without|wihtout=without|whithout=without
waht=what|whan=when|whe=when|wheather=whether|wether=whether|weither=whether|definately=definitely|definatly=definitely
defiantely=definitely|seperate=separate|seperately=separately|recieve=receive|recieved=received|beleive=believe|belive=believe
belives=believes|beleave=believe|freind=friend|freinds=friends|peple=people|poeple=people|peaple=people|pepole=people
poeples=people|peopel=people|peoples'=people's|enviroment=environment|enviroments=environments|goverment=government
govermment=government|diffrent=different|diferent=different|difrent=different|diffrents=different|differents=different
importants=important|knowlege=knowledge|knowladge=knowledge|knowlegde=knowledge|experiance=experience|expirience=experience
exemple=example|exmple=example|exampel=example|exaple=example|succes=success|sucess=success|succesful=successful
successfull=successful|sucessful=successful|succesfull=successful|beautifull=beautiful|carefull=careful|usefull=useful
helpfull=helpful|powerfull=powerful|wonderfull=wonderful|untill=until|tommorow=tomorrow|tomorow=tomorrow|tommorrow=tomorrow
begining=beginning|writting=writing|comming=coming|haveing=having|makeing=making|useing=using|liveing=living|takeing=taking
giveing=giving|drivng=driving|studing=studying|studys=studies
storys=stories|childrens=children|mens=men|womens=women|womans=women|mans=men
peolpe=people|teachs=teaches|watchs=watches|reachs=reaches|trys=tries|carrys=carries|goed=went|adviced=advised|liase=liaise|liases=liaises|liased=liaised|liasing=liaising|liason=liaison|supplyer=supplier|supplyers=suppliers|changable=changeable|comission=commission|comissions=commissions|devided=divided|devide=divide|passtime=pastime|ressource=resource|ressources=resources|drasticly=drastically|difficults=difficult|spreaded=spread|blowed=blew|alway's=always|cooly=coolly|
feeded=fed|drinked=drank|swimmed=swam|sleeped=slept|bleeded=bled|fighted=fought|throwed=threw|drawed=drew|wored=wore|finded=found|lended=lent|meaned=meant|rised=rose|seeked=sought|stealed=stole|swinged=swung|sweeped=swept|tooked=took|wented=went|winned=won|weeped=wept|forgived=forgave|digged=dug|freezed=froze|hided=hid|shaked=shook|speaked=spoke|striked=struck|teared=tore
buyed=bought|thinked=thought
teached=taught|brung=brought|brang=brought|shooked=shook|borned=born|readed=read|tooked=took|wented=went|boughted=bought|broked=broke|stoled=stole|catched=caught|drived=drove|writed=wrote|eated=ate|runned=ran|selled=sold|keeped=kept|leaved=left
choosed=chose|bringed=brought|builded=built|maked=made|getted=got|standed=stood|understanded=understood|spended=spent|feeled=felt
telled=told|losed=lost|growed=grew|knowed=knew|comed=came|taked=took|gived=gave|becomed=became|meeted=met|payed=paid|sended=sent
spoked=spoke|hurted=hurt|costed=cost|putted=put|cutted=cut|forgetted=forgot|informations=information|datas=data|advices=advice
homeworks=homework|furnitures=furniture|equipments=equipment|knowledges=knowledge|softwares=software|researchs=research
evidences=evidence|baggages=baggage|luggages=luggage|sceneries=scenery|trafic=traffic|vocabularys=vocabulary|jewelleries=jewellery
machineries=machinery|gonna=going to|wanna=want to|gotta=have to|lemme=let me|kinda=kind of|dunno=do not know|thru=through
tho=though|plz=please|pls=please|thx=thanks|alway=always|allways=always|sometings=something|somthing=something|someting=something
sth=something|anythings=anything|everythings=everything|laught=laughed|themself=themselves|theirself=themselves
theirselves=themselves|themselfs=themselves|hisself=himself|ourself=ourselves|ourselfs=ourselves|yourselfs=yourselves
irregardless=regardless|furthermost=furthermore|moreso=more so|morover=moreover|firsty=first|secondy=second|lasty=lastly
firstable=first of all|thirdy=third|althought=although|altough=although|allthough=although|altought=although|throught=through
throgh=through|truely=truly|realy=really|realley=really|finaly=finally|usualy=usually|especialy=especially|espacially=especially
specialy=especially|actualy=actually|generaly=generally|probaly=probably|probabely=probably|probally=probably|totaly=totally
basicly=basically|publically=publicly|mislayed=mislaid|mislayd=mislaid|overpayed=overpaid|underpayed=underpaid|repayed=repaid|prepayed=prepaid|consentment=consent|persuaid=persuade|disuade=dissuade|automaticly=automatically|imediately=immediately|immediatly=immediately|necesary=necessary
neccessary=necessary|neccesary=necessary|neccesarily=necessarily|occured=occurred|occuring=occurring|occurence=occurrence
prefered=preferred|refered=referred|forgoten=forgotten|embarass=embarrass|embarassed=embarrassed|accomodation=accommodation
accomodate=accommodate|adress=address|acheive=achieve|acheived=achieved|agressive=aggressive|appearence=appearance
arguement=argument|calender=calendar|cemetary=cemetery|collegue=colleague|collegues=colleagues|concious=conscious
existance=existence|foriegn=foreign|fourty=forty|unaminous=unanimous|unaminously=unanimously|gaurd=guard|grammer=grammar|harrass=harass|independant=independent
inteligent=intelligent|liason=liaison|maintainance=maintenance|maintenence=maintenance|millenium=millennium|mispell=misspell
noticable=noticeable|occassion=occasion|occassionally=occasionally|parliment=parliament|persue=pursue|posession=possession
priviledge=privilege|pronounciation=pronunciation|questionaire=questionnaire|recomend=recommend|reccomend=recommend
relevent=relevant|religous=religious|rythm=rhythm|sieze=seize|similiar=similar|speach=speech|suprise=surprise|suprised=surprised
tendancy=tendency|threshhold=threshold|tounge=tongue|unforseen=unforeseen|unfortunatly=unfortunately|unfortunetly=unfortunately
vaccum=vacuum|wierd=weird|dont=don't|doesnt=doesn't|didnt=didn't|cant=can't|couldnt=couldn't|wouldnt=wouldn't
shouldnt=shouldn't|isnt=isn't|arent=aren't|wasnt=wasn't|werent=weren't|havent=haven't|hasnt=hasn't|hadnt=hadn't|mustnt=mustn't
neednt=needn't|im=I'm|ive=I've|youre=you're|youve=you've|youll=you'll|theyre=they're|theyve=they've|theyll=they'll|weve=we've
thats=that's|whats=what's|theres=there's|heres=here's|wheres=where's|hes=he's|shes=she's|itll=it'll|thatll=that'll|oclock=o'clock
do'nt=don't|does'nt=doesn't|did'nt=didn't|is'nt=isn't|was'nt=wasn't|are'nt=aren't|would'nt=wouldn't|could'nt=couldn't
should'nt=shouldn't|have'nt=haven't|has'nt=hasn't|ca'nt=can't|wo'nt=won't|dosent=doesn't|dosen't=doesn't|doesen't=doesn't
dosn't=doesn't|does't=doesn't|did't=didn't|din't=didn't|dose't=doesn't|its'=its|it´s=it's|i´m=I'm|shoud=should|shuld=should
shold=should|whould=would|wold=would|woud=would|coud=could|cuold=could|culd=could|cloud't=couldn't|thay=they|thei=they|thes=these
thise=these|theese=these|thos=those|thoes=those|tham=them|thim=them|ther=there|thare=there|hav=have|hve=have|ahve=have|hase=has
oter=other|othe=other|othere=other|othr=other|onther=other|oder=other|anoter=another|onother=another|annother=another|evry=every
evrey=every|everey=every|everbody=everybody|evrybody=everybody|evryone=everyone|evrything=everything|mony=money|manny=many
meny=many|mabye=maybe|mayby=maybe|jast=just|jsut=just|alredy=already|allready=already|agin=again|agian=again|aganst=against
agains=against|abot=about|abuot=about|abut=about|befor=before|befour=before|beetween=between|bewteen=between|betwen=between
befause=because|caus=cause|childern=children|chlidren=children|chidren=children|cilldren=children|chilren=children|choise=choice
choises=choices|compair=compare|completly=completely|confortable=comfortable|comfertable=comfortable|contry=country
contries=countries|coutry=country|coutries=countries|countires=countries|cosumer=consumer|dicision=decision|desision=decision
decission=decision|diffcult=difficult|dificult=difficult|dissapear=disappear|dissapoint=disappoint|easly=easily|easyly=easily
eazy=easy|effeciently=efficiently|eles=else|enoght=enough|enougth=enough|enought=enough|enouph=enough|expensiv=expensive
familly=family|famaly=family|famouse=famous|favorit=favorite|feild=field|frist=first|firts=first|futur=future|goood=good
happend=happened|happends=happens|healty=healthy|hopefull=hopeful|howerver=however|howver=however|hwo=how|idear=idea|ideia=idea
importent=important|impotant=important|importan=important|imporant=important|inportant=important|interesing=interesting
intresting=interesting|intersting=interesting|intrested=interested|knwo=know|konw=know|kown=known|langauge=language
languge=language|lerning=learning|lern=learn|leran=learn|libary=library|lief=life|liek=like|lisence=license|litle=little
littel=little|lifes=lives|lonly=lonely|maner=manner|mistke=mistake|mor=more|moust=most|mutch=much|muche=much|nead=need|neet=need
nessesary=necessary|nobady=nobody|oppinion=opinion|opinon=opinion|opion=opinion|oportunity=opportunity|oppurtunity=opportunity
opputunity=opportunity|opportunitys=opportunities|olny=only|onley=only|ower=our|parden=pardon|perants=parents|perent=parent
persone=person|persones=people|personaly=personally|posible=possible|possable=possible|practicle=practical|preson=person
probelm=problem|probem=problem|problam=problem|proplem=problem|proble=problem|probleme=problem|problemes=problems
proffesional=professional|profesional=professional|proffesor=professor|puplic=public|qualety=quality|quikly=quickly
quitely=quietly|reasearch=research|reson=reason|resons=reasons|resturant=restaurant|restorant=restaurant|restaurent=restaurant
resaurant=restaurant|rool=role|safty=safety|scholl=school|schol=school|shool=school|sience=science|socity=society|sociaty=society
soceity=society|sombody=somebody|sumthing=something|stoped=stopped|studens=students|studet=student|studets=students
stuents=students|sudent=student|sudents=students|studnet=student|studnets=students|stuff's=stuff|hastle=hassle|hastles=hassles|employeer=employer|employeers=employers|soliciter=solicitor|soliciters=solicitors|you'ill=you'll|onbording=onboarding|onbord=onboard|onborded=onboarded|submited=submitted|submiting=submitting|subjet=subject|subjets=subjects
teatcher=teacher|techer=teacher|techers=teachers|tecnology=technology|techology=technology|technolgy=technology|thik=think
tink=think|thinck=think|thinkng=thinking|togather=together|togheter=together|toghether=together|togther=together|traning=training
transportion=transportation|travell=travel|traveles=travels|tring=trying|truble=trouble|twise=twice|understad=understand
unkown=unknown|usally=usually|usuful=useful|vacaction=vacation|vacition=vacation|veiw=view|vegitables=vegetables|vey=very
verry=very|viser=wiser|wan't=want|wey=way|wnat=want|wont't=won't|wor=work|wrok=work|worls=world|wrold=world|worrys=worries|yhe=the
yong=young|todays=today's|her's=hers|your's=yours|their's=theirs|our's=ours|goodest=best|gooder=better|bestest=best|worser=worse|worstest=worst|nobodys=nobody's|everyones=everyone's|someones=someone's|everybodys=everybody's|somebodys=somebody's|anybodys=anybody's|nextweek=next week|lastweek=last week|nextyear=next year|lastyear=last year|lastnight=last night|everynight=every night|everyweek=every week|anyother=any other
yuong=young|yung=young|youself=yourself|yuo=you
wensday=Wednesday|wendsday=Wednesday|wednsday=Wednesday|wenesday=Wednesday|thurday=Thursday|thrusday=Thursday|teusday=Tuesday
tusday=Tuesday|satuday=Saturday|febuary=February|feburary=February|janurary=January|septemper=September|novemeber=November
definitly=definitely|definetly=definitely|definitley=definitely|definatley=definitely|defintely=definitely|definetely=definitely
defenitely=definitely|defanitely=definitely|difinitely=definitely|comitee=committee|commitee=committee|comittee=committee
commity=committee|comitment=commitment|restaraunt=restaurant|restraunt=restaurant|resteraunt=restaurant|restarant=restaurant
restuarant=restaurant|restuarent=restaurant|restrant=restaurant|restaruant=restaurant|enviorment=environment
enviornment=environment|enviromental=environmental|enviormental=environmental|govermant=government|governement=government
govenment=government|beaurocracy=bureaucracy|burocracy=bureaucracy|beauracracy=bureaucracy|buracracy=bureaucracy|bizness=business
busness=business|bussines=business|buisnes=business|bisness=business|temperture=temperature|tempreture=temperature
litrature=literature|litterature=literature|proffesionaly=professionally|profesionally=professionally
profesionaly=professionally|proffessional=professional|profesor=professor|proffessor=professor|aquaintance=acquaintance
aquiantance=acquaintance|acomodate=accommodate|accomadate=accommodate|accomadation=accommodation|acomodation=accommodation
acommodation=accommodation|accommadation=accommodation|anniversery=anniversary|aniversery=anniversary|apparantly=apparently
aparantly=apparently|aparently=apparently|apparrently=apparently|beautifuly=beautifully|beutiful=beautiful|beautyful=beautiful
buetiful=beautiful|beatifull=beautiful|beutifull=beautiful|carribean=Caribbean|carribbean=Caribbean|catagory=category
catagories=categories|cieling=ceiling|colleage=colleague|colleages=colleagues|colleuge=colleague|coleague=colleague
coleagues=colleagues|colegue=colleague|comparision=comparison|comparisions=comparisons|compairison=comparison|concensus=consensus
congradulations=congratulations|congradulate=congratulate|congradulation=congratulation|consciencious=conscientious
consientious=conscientious|critisism=criticism|criticisim=criticism|critisize=criticize|curiousity=curiosity|curiosty=curiosity
dissapointed=disappointed|disapointed=disappointed|dissapointment=disappointment|disapointment=disappointment
dissappointed=disappointed|dissapearance=disappearance|dissappear=disappear|dilemna=dilemma|disipline=discipline
discipilne=discipline|dicipline=discipline|ecstacy=ecstasy|eigth=eighth|enourmous=enormous|entreprenuer=entrepreneur
entrepeneur=entrepreneur|entreprener=entrepreneur|entrepenuer=entrepreneur|entrepeneurs=entrepreneurs|equiptment=equipment
equipement=equipment|excelent=excellent|excellant=excellent|exelent=excellent|exellent=excellent|exagerate=exaggerate
exaggarate=exaggerate|exagerated=exaggerated|exercice=exercise|excersise=exercise|exersise=exercise|excercize=exercise
fasinating=fascinating|facinating=fascinating|forteen=fourteen|garantee=guarantee|guarentee=guarantee
gaurantee=guarantee|garanty=guarantee|garanteed=guaranteed|guarenteed=guaranteed|genious=genius|greatful=grateful
gratefull=grateful|happyness=happiness|hapiness=happiness|heigth=height|hieght=height|hygene=hygiene|hygeine=hygiene
hipocrit=hypocrite|hipocrite=hypocrite|hypocracy=hypocrisy|imediate=immediate|immidiate=immediate|imidiate=immediate
imediatly=immediately|imidiately=immediately|immidiately=immediately|immediatelly=immediately|independance=independence
inconvience=inconvenience|inconvinience=inconvenience|inconvenince=inconvenience|inconveniance=inconvenience
inconvinient=inconvenient|intelligance=intelligence|inteligence=intelligence|interupt=interrupt|interuption=interruption
irrelevent=irrelevant|irelevant=irrelevant|jewelery=jewelry|kindergarden=kindergarten|kindergarter=kindergarten
knowledgable=knowledgeable|knowlegeable=knowledgeable|labratory=laboratory|labatory=laboratory|laboritory=laboratory|lenght=length
strenght=strength|strenghts=strengths|lonelyness=loneliness|lonliness=loneliness|maintance=maintenance|maintanance=maintenance
maintainence=maintenance|manuever=maneuver|manouver=maneuver|medcine=medicine|medecine=medicine|medicin=medicine
mischievious=mischievous|misterious=mysterious|misteryous=mysterious|morgage=mortgage|mountian=mountain|neccessity=necessity
neccesity=necessity|necesity=necessity|neigbour=neighbour|neigbor=neighbor|nieghbor=neighbor|nieghbour=neighbour
neighbourghood=neighbourhood|ninty=ninety|noticably=noticeably|nutritous=nutritious|occurance=occurrence|occurrance=occurrence
ocurred=occurred|ocasion=occasion|ocassion=occasion|ocasionally=occasionally|ocassionally=occasionally|occasionaly=occasionally
oppertunity=opportunity|oportunities=opportunities|oppurtunities=opportunities|oppertunities=opportunities|orginal=original
originaly=originally|orginally=originally|paralel=parallel|parralel=parallel|paralell=parallel|particulary=particularly
particularily=particularly|perminent=permanent|permenant=permanent|permanant=permanent|permenent=permanent|permenantly=permanently
perseverence=perseverance|phenomonon=phenomenon|phenominon=phenomenon|philisophy=philosophy|filosophy=philosophy
phylosophy=philosophy|phisical=physical|fisical=physical|phisically=physically|plagerism=plagiarism|politican=politician
politicans=politicians|portugese=Portuguese|practicaly=practically|preceeding=preceding|predjudice=prejudice|prejudise=prejudice
presance=presence|prominant=prominent|psycology=psychology|pyschology=psychology|psichology=psychology|psycological=psychological
psycologist=psychologist|psychiatrict=psychiatric|recomendation=recommendation|recomendations=recommendations
reccomendation=recommendation|reccommend=recommend|reccommended=recommended|recomended=recommended|reccomended=recommended
reconize=recognize|recongnize=recognize|reconise=recognise|rediculous=ridiculous|rediculus=ridiculous|ridiculus=ridiculous
rehersal=rehearsal|repitition=repetition|repetion=repetition|resistence=resistance|responsability=responsibility
responsibilty=responsibility|responsable=responsible|rythym=rhythm|rhythem=rhythm|rithm=rhythm|scedule=schedule|schedual=schedule
shedule=schedule|skedule=schedule|secratary=secretary|secretery=secretary|secertary=secretary|sentance=sentence
sentances=sentences|sentense=sentence|seperation=separation|seperatly=separately|seperatelly=separately|separatly=separately
sincerly=sincerely|sincerelly=sincerely|sinceerly=sincerely|skillfull=skillful
sophisicated=sophisticated|souvenier=souvenir|spagetti=spaghetti|spagheti=spaghetti|stomache=stomach|succesfully=successfully
sucessfully=successfully|successfuly=successfully|sucesfully=successfully|suceed=succeed|succed=succeed|suficient=sufficient
sufficent=sufficient|suficiently=sufficiently|supercede=supersede|superintendant=superintendent|supprise=surprise
supprised=surprised|surprice=surprise|surveilence=surveillance|temperary=temporary|temporery=temporary|tempory=temporary
tommorrows=tomorrow's|tommorows=tomorrow's|tomorows=tomorrow's|tradegy=tragedy|twelth=twelfth|tyrany=tyranny
unecessary=unnecessary|unneccessary=unnecessary|unneccesary=unnecessary|unnecesary=unnecessary|usefullness=usefulness
vegetible=vegetable|vegtable=vegetable|vegtables=vegetables|vegitable=vegetable|vehical=vehicle|vehicals=vehicles|vehichle=vehicle
villian=villain|volontary=voluntary|voluntery=voluntary|volonteer=volunteer|volenteer=volunteer|volunter=volunteer
warrenty=warranty|wellcome=welcome|yatch=yacht|yeild=yield|writeing=writing|developped=developed
developement=development|devellopment=development|carefuly=carefully|avarage=average
averege=average|benifit=benefit|benefical=beneficial|benificial=beneficial|challange=challenge|challanges=challenges
chalenge=challenge|chemestry=chemistry|choosen=chosen|communitys=communities|competance=competence|completley=completely
compleatly=completely|completelly=completely|confidance=confidence|convinient=convenient|conveniant=convenient
convience=convenience|corperation=corporation|currantly=currently|currectly=correctly|custumer=customer|custumers=customers
decieve=deceive|deffinition=definition|desicion=decision|desicions=decisions|dependance=dependence|desparate=desperate
desparately=desperately|diferrent=different|differant=different|diffrence=difference|diference=difference|differance=difference
dificulty=difficulty|dificulties=difficulties|difficultys=difficulties|dissagree=disagree|disatisfied=dissatisfied
eficient=efficient|efficent=efficient|eficiency=efficiency|emberass=embarrass|embarassing=embarrassing|embarasing=embarrassing
emberassed=embarrassed|embarassment=embarrassment|encorage=encourage|encouradge=encourage|essencial=essential|esential=essential
extreamly=extremely|extreemly=extremely|extremly=extremely|familarity=familiarity|fundemental=fundamental|fundimental=fundamental
goverments=governments|gradualy=gradually|immagine=imagine|imigrant=immigrant|imigration=immigration|influance=influence
instituion=institution|intrest=interest|interresting=interesting|knowladgeable=knowledgeable|lisense=license|liscense=license
mathmatics=mathematics|mathamatics=mathematics|managment=management|managament=management|mesage=message|messege=message
milion=million|millenia=millennia|miniture=miniature|mispelled=misspelled|mispelling=misspelling|mistery=mystery
negociate=negotiate|negociation=negotiation|nervious=nervous|neverthless=nevertheless|neverthelss=nevertheless
noticible=noticeable|oponent=opponent|oposite=opposite|opposit=opposite|orgin=origin|pasttime=pastime|peice=piece|peices=pieces
percieve=perceive|performence=performance|permision=permission|permited=permitted|perservere=persevere|pesimistic=pessimistic
polution=pollution|pollusion=pollution|posative=positive|potentialy=potentially|preperation=preparation|preperations=preparations
prehaps=perhaps|privilage=privilege|priviledged=privileged|proceedure=procedure|procedings=proceedings|pronounciate=pronounce
propoganda=propaganda|questionare=questionnaire|questionaires=questionnaires|quaterly=quarterly|reciept=receipt|reciepts=receipts
recieving=receiving|recieves=receives|refering=referring|refference=reference|referrence=reference|relavant=relevant
releive=relieve|rememberance=remembrance|remeber=remember|rember=remember|representitive=representative|resourse=resource
resourses=resources|resposible=responsible|rasberry=raspberry|sacrafice=sacrifice|sattelite=satellite|satelite=satellite
seige=siege|sensative=sensitive|sevral=several|severel=several|sherrif=sheriff|signifigant=significant|significent=significant
signifcant=significant|similer=similar|similarily=similarly|simultanous=simultaneous|sofware=software|speciallity=specialty
strech=stretch|strangth=strength|substancial=substantial|suggustion=suggestion|sugestion=suggestion|supose=suppose
suposed=supposed|suppossed=supposed|survivied=survived|symptons=symptoms|sincerety=sincerity|technicly=technically
tecnical=technical|tecnique=technique|thoroghly=thoroughly|thouroughly=thoroughly|thousend=thousand|thougt=thought|thougth=thought
toghter=together|togeter=together|tremendious=tremendous|triying=trying|unbeleivable=unbelievable|unbelivable=unbelievable
undoubtly=undoubtedly|undoubtably=undoubtedly|unfortunaly=unfortunately|unfortunally=unfortunately|unfortunatelly=unfortunately
unfourtunately=unfortunately|vareity=variety|varity=variety|vaiety=variety|vacume=vacuum|valuble=valuable|visable=visible
vulnerible=vulnerable|wheter=whether|withdrawl=withdrawal|wonderfuly=wonderfully|wendesday=Wednesday|confrim=confirm
confrimed=confirmed|thank's=thanks|whos=who's|againt=against|agianst=against|aganist=against|presure=pressure|preasure=pressure|allso=also|leter=letter|leters=letters|beatch=beach|lowerd=lowered|studing=studying|studys=studies|trys=tries|carrys=carries|crys=cries|flys=flies|storys=stories|bodys=bodies|memorys=memories|industrys=industries|activitys=activities|abilitys=abilities|enemys=enemies|librarys=libraries|salarys=salaries|boxs=boxes|watchs=watches|teachs=teaches|crashs=crashes|classs=classes|matchs=matches|branchs=branches|churchs=churches|wishs=wishes|dishs=dishes|finishs=finishes|fixs=fixes|mixs=mixes|reachs=reaches|pushs=pushes|catchs=catches|searchs=searches|approachs=approaches|begining=beginning|runing=running|geting=getting|puting=putting|swiming=swimming|shoping=shopping|prefering=preferring|prefered=preferred|hapened=happened|openned=opened|visitted=visited|offerred=offered|enterred=entered|happend=happened|listend=listened|wonderfull=wonderful|usefull=useful|helpfull=helpful|carefull=careful|peacefull=peaceful|powerfull=powerful|stressfull=stressful|hopefull=hopeful|painfull=painful|colorfull=colorful|colourfull=colourful|successfull=successful
kalm=calm|noice=noise|dissy=dizzy|organisor=organizer|organisors=organizers|organizor=organizer|organizors=organizers|discont=discount|disconts=discounts|devision=division|devisions=divisions|conexion=connection|conexions=connections|promess=promise|promesse=promise|promesses=promises|detoor=detour|detoors=detours|skylite=skylight|inseks=insects|insekts=insects|insekt=insect|approvement=approval|registrated=registered|registrate=register|ashame=ashamed|borned=born|brung=brought|apparment=apartment|apparments=apartments|drownded=drowned|elefant=elephant|elefants=elephants|firey=fiery|higth=height|hott=hot|liberry=library|oppini=opinion|oppinions=opinions|organice=organize|organiced=organized|parck=park|patiant=patient|patiants=patients|probly=probably|reciet=receipt|reconized=recognized|satisfacted=satisfied|scarry=scary|surprized=surprised|surprizing=surprising|theif=thief|tonite=tonight|accidently=accidentally|attractif=attractive|boaring=boring|brige=bridge|briges=bridges|brocoli=broccoli|brocolli=broccoli|colega=colleague|colegas=colleagues|decied=decided|demage=damage|demaged=damaged|demages=damages|deside=decide|desided=decided|desing=design|desings=designs|desinged=designed|directer=director|enginer=engineer|enginers=engineers|explanate=explain|foto=photo|fotos=photos|hobbie=hobby|leasure=leisure|misstake=mistake|misstakes=mistakes|moring=morning|passionated=passionate|serius=serious|serios=serious|seriosly=seriously|snaks=snacks|stange=strange|translater=translator|translaters=translators|vacances=vacation|wacht=watch|wather=weather|youg=young|valueable=valuable|recommand=recommend|recommanded=recommended|recommands=recommends|heros=heroes|echos=echoes|lieing=lying|tieing=tying|stoping=stopping|refusement=refusal|arrivement=arrival|renewment=renewal|proposement=proposal|removement=removal|disturbment=disturbance|disturbation=disturbance|specialisated=specialized|specializated=specialized|interpretate=interpret|interpretated=interpreted|comparate=compare|invitate=invite|invitated=invited|prepair=prepare|prepaired=prepared|confortably=comfortably|unconfortable=uncomfortable|discomfortable=uncomfortable|impolitness=impoliteness|forgiveable=forgivable|noisely=noisily|luckly=luckily|happly=happily|angryly=angrily|assistence=assistance|existense=existence|diferences=differences|importence=importance|elegent=elegant|arrogent=arrogant|ignorent=ignorant|tolerent=tolerant|constantely=constantly|exactely=exactly|directely=directly|recentely=recently|absolutly=absolutely|rarelly=rarely|succesfuly=successfully|safly=safely|nicly=nicely|lovly=lovely|likly=likely|latly=lately|entirly=entirely|desperatly=desperately|adequatly=adequately|accuratly=accurately|privatly=privately|politly=politely|strangly=strangely|largly=largely|widly=widely|closly=closely|severly=severely|curently=currently|diferently=differently|frecuently=frequently|frequentely=frequently|inmediately=immediately|inmediate=immediate|inconciously=unconsciously|probabily=probably|possibily=possibly|terribely=terribly|horribely=horribly|incredibely=incredibly|comfortabely=comfortably|cheff=chef|cheffs=chefs|adventage=advantage|adventages=advantages|desadvantage=disadvantage|desadvantages=disadvantages|disavantage=disadvantage|disavantages=disadvantages|avantage=advantage|avantages=advantages|enterprice=enterprise|exercices=exercises|responsabilities=responsibilities|reponsible=responsible|personnal=personal|personnality=personality|rationnal=rational|traditionnal=traditional|professionnal=professional|professionnals=professionals|nationnal=national|internationnal=international|additionnal=additional|emotionnal=emotional|exceptionnal=exceptional|functionnal=functional|developpe=develop|developpment=development|appartement=apartment|appartements=apartments|rythme=rhythm|adresss=address|traffik=traffic|publik=public|musick=music|bether=better|winther=winter|freand=friend|freands=friends|lerned=learned|erly=early|erlier=earlier|ansver=answer|ansvered=answered|shef=chef|chiken=chicken|chikken=chicken|sendwich=sandwich|sendwiches=sandwiches|restorants=restaurants|restoran=restaurant|hospitol=hospital|univercity=university|universty=university|univesity=university|skool=school|scool=school|schoool=school|shcool=school|theacher=teacher|teachear=teacher|readed=read|hitted=hit|letted=let|shutted=shut|vegetals=vegetables|egipt=Egypt|hight=height|selfmade=self-made|icecream=ice cream|icecreams=ice creams
scenary=scenery|tallent=talent|tallents=talents|tallented=talented|lauch=launch|lauched=launched|dependancy=dependency|dependancies=dependencies|modul=module|moduls=modules|waitor=waiter|waitors=waiters|futher=further|futhermore=furthermore|analist=analyst|analists=analysts|receit=receipt|receits=receipts|thorogh=thorough|complane=complain|complaned=complained|complanes=complains|detale=detail|detales=details|promiss=promise|brocher=brochure|brochers=brochures|interrested=interested|interrest=interest|iam=I am|ihave=I have|iwas=I was|iwill=I will|shud=should|cudnt=couldn't|wudnt=wouldn't|shudnt=shouldn't|becos=because|bcoz=because|bcos=because|becouz=because|gud=good|frend=friend|frends=friends|peeple=people|nabor=neighbor|nabors=neighbors|naybor=neighbor|neybor=neighbor|enuff=enough|tyred=tired|stomack=stomach|nurs=nurse|fotograph=photograph|fotographs=photographs|fotographer=photographer|fotographers=photographers|fotography=photography|photografer=photographer|photografy=photography|farmacy=pharmacy|farmacist=pharmacist|pharamcy=pharmacy|gard=guard|gards=guards|gardian=guardian|gymn=gym|minit=minute|minits=minutes|comfterble=comfortable|comftable=comfortable
thirsday=Thursday|thusday=Thursday|tursday=Thursday|thersday=Thursday|tuseday=Tuesday|tuesady=Tuesday|tuesdey=Tuesday|mondey=Monday|munday=Monday|moday=Monday|satarday=Saturday|saterday=Saturday|saturdey=Saturday|sunady=Sunday|sundey=Sunday|fryday=Friday|firday=Friday|wenesdey=Wednesday|wednesdey=Wednesday|wedensday=Wednesday|augest=August|agust=August|juley=July|janury=January|septembre=September|octobre=October|novembre=November|decembre=December|desember=December|oktober=October|dezember=December|januar=January|januari=January|februar=February|februari=February|febrary=February|febraury=February|ocotber=October|septmber=September|decemeber=December|setembro=September|septiembre=September|octubre=October|noviembre=November|novembro=November|diciembre=December|dezembro=December
nitrille=nitrile|nitril=nitrile|whiper=wiper|whipers=wipers|thum=thumb|thums=thumbs|crum=crumb|crums=crumbs|pintch=pinch|pintches=pinches|caos=chaos|caotic=chaotic|thsi=this|tihs=this|abotu=about|whihc=which|hwich=which|thign=thing|thigns=things|soem=some|somethign=something|nothign=nothing|anythign=anything|everythign=everything|goign=going|doign=doing|havign=having|makign=making|gettign=getting|workign=working|lookign=looking|tryign=trying|comign=coming|beign=being|tiem=time|tiems=times|hvae=have|haev=have|ahd=had|sitll=still|stil=still|shoudl=should|woudl=would|coudl=could|cna=can|donw=down|fisrt=first|hten=then|htey=they|htis=this|lsat=last|mroe=more|msot=most|nver=never|ofthe=of the|inthe=in the|tothe=to the|onthe=on the|forthe=for the|otehr=other|ohter=other|owrk=work|siad=said|sayd=said|smae=same|taek=take|tkae=take|thnak=thank|thnaks=thanks|thansk=thanks|tahnks=thanks|thakns=thanks|todya=today|tody=today|tomrrow=tomorrow|tomorro=tomorrow|vrey=very|veyr=very|wiat=wait|wnet=went|yera=year|yeras=years|yaer=year|yaers=years|yoru=your|yuor=your|plase=please|plese=please|pleae=please|pelase=please|pleaes=please|pleasse=please|emial=email|emials=emails|meetign=meeting|sned=send|snet=sent|hwere=where|wehre=where|wehn=when|hwen=when|theri=their|theere=there|tehre=there|htere=there|tahn=than|thna=than|evne=even|jstu=just|konws=knows|knwos=knows|liev=live|mkae=make|mkaing=making|oen=one|onyl=only|reall=really|rihgt=right|rigth=right|nigth=night|ligth=light|mihgt=might|migth=might|thoguht=thought|bougth=bought|brougth=brought|tought=thought|seh=she|tlak=talk|wokr=work|wokring=working|wroking=working|wrnog=wrong|wsa=was|wtih=with|wihtin=within|alos=also|alwasy=always|alwyas=always|befroe=before|chnage=change|chnages=changes|claer=clear|diea=idea|eveyr=every|everyoen=everyone|exmaple=example|hapy=happy|hlep=help|hleped=helped|hoem=home|huose=house|kepe=keep|laod=load|widht=width|levae=leave|lokk=look|moeny=money|monht=month|monthes=months|nubmer=number|ordr=order|palce=place|palces=places|porblem=problem|porblems=problems|prbolem=problem|quesiton=question|quesitons=questions|quetsion=question|requets=request|scoll=scroll|servcie=service|shcedule=schedule|shpping=shipping|shiping=shipping|smoe=some|statment=statement|sytem=system|systme=system|thikn=think|udpate=update|updaet=update|upate=update|weeek=week|wekk=week|weke=week|yesturday=yesterday|yestoday=yesterday|yesteday=yesterday|yetserday=yesterday
fone=phone|fones=phones|nife=knife|nifes=knives|ingenieur=engineer|ingenieurs=engineers|mechaniker=mechanic|mecanic=mechanic|mekanik=mechanic|interessant=interesting|interesant=interesting|interesante=interesting|interessante=interesting|musik=music|musique=music|musica=music|projekt=project|projekts=projects|projekte=projects|projecto=project|proyecto=project|produkt=product|produkts=products|produkte=products|producto=product|productos=products|kontakt=contact|kontakts=contacts|kontrol=control|kontroll=control|kontrolle=control|konzert=concert|konsert=concert|konferenz=conference|konference=conference|konzept=concept|kollege=colleague|kollegen=colleagues|kollega=colleague|kolleague=colleague|adresse=address|adresses=addresses|garantie=guarantee|garantia=guarantee|telefon=telephone|telefono=telephone|telefone=telephone|telephon=telephone|fotograf=photographer|fabrik=factory|klasse=class|klass=class|cultura=culture|literatur=literature|literatura=literature|maschine=machine|mashin=machine|medizin=medicine|medicina=medicine|medisin=medicine|mathematik=mathematics|matematics=mathematics|matematic=mathematics|physik=physics|fisics=physics|chemie=chemistry|biologie=biology|politik=politics|polizei=police|policia=police|prozent=percent|temperatur=temperature|temperatura=temperature|elektronik=electronics|elektronic=electronic|elektric=electric|elektrik=electric|elektricity=electricity|kaffee=coffee|kaputt=broken|familie=family|tochter=daughter|wochenende=weekend|professeur=professor|gouvernement=government|developpement=development|environnement=environment|entreprise=enterprise|entreprises=enterprises|pharmacie=pharmacy|hopital=hospital|etudiant=student|etudiants=students|universite=university|universitet=university|universidad=university|universidade=university|universitat=university|agreable=agreeable|raisonnable=reasonable|enthousiaste=enthusiastic|activites=activities|banque=bank|restaurante=restaurant|restaurantes=restaurants|traducteur=translator|traductor=translator|directeur=director|direktor=director|acteur=actor|docteur=doctor|doktor=doctor|doktors=doctors|ordinateur=computer|computador=computer|capitale=capital|informacion=information|informacao=information|informazione=information|informazioni=information|estacion=station|situacion=situation|educacion=education|comunicacion=communication|organizacion=organization|presentacion=presentation|presentacions=presentations|importante=important|diferente=different|diferentes=different|excelente=excellent|inteligente=intelligent|problema=problem|problemas=problems|sistema=system|sistem=system|sistems=systems|systeme=system|programa=program|programas=programs|oportunidad=opportunity|actividad=activity|actividades=activities|posibilidad=possibility|necesario=necessary|necessario=necessary|farmacia=pharmacy|secretaria=secretary|empresa=company|cliente=client|clientes=clients|direccion=address|aeropuerto=airport|aeroport=airport|turismo=tourism|atmosfera=atmosphere|athmosphere=atmosphere|experiencia=experience|diferencia=difference|diferencias=differences|importancia=importance|influencia=influence|ciencia=science|ekonomic=economic|ekonomy=economy|ekonomics=economics|ekonomist=economist|kompany=company|kompyuter=computer|komputer=computer|kompjuter=computer|computr=computer|profesion=profession|fotografy=photography|biznes=business|bisnes=business|menager=manager|meneger=manager|manadger=manager|maneger=manager|aktor=actor|servis=service|serwis=service|klub=club|grups=groups|gruppe=group|otel=hotel|hotell=hotel|hotells=hotels|taksi=taxi|musikk=music|studenten=students|informatik=computer science|informatic=computer science|sekretary=secretary|sekretaer=secretary|konsultant=consultant|kritik=criticism|kritic=critic|lexikon=lexicon|technik=technology|techniker=technician|tehnology=technology|tehnical=technical|tehnic=technical|arkitect=architect|arkitekt=architect|architekt=architect|advokat=lawyer|advocat=lawyer|apotheke=pharmacy|apotek=pharmacy|bilet=ticket|bilets=tickets|ticet=ticket|magazin=magazine|exkursion=excursion|expedicion=expedition|exposicion=exhibition|traditon=tradition|tradicion=tradition|kathedral=cathedral|katedral=cathedral|catedral=cathedral|muzeum=museum|muzeums=museums|teatre=theater|theatr=theater|republik=republic|industrie=industry|industria=industry|historie=history|historia=history|chinise=Chinese|chineese=Chinese|japaneese=Japanese|japanise=Japanese|portuguise=Portuguese|spainish=Spanish|itallian=Italian|germeny=Germany|egiptian=Egyptian|brasilian=Brazilian|brazillian=Brazilian|phillipines=Philippines|philipines=Philippines|philippino=Filipino|europian=European|europien=European|amerikan=American|amercian=American|britian=Britain|brittish=British|britsh=British|englisch=English|englich=English|inglish=English|englesh=English|engish=English`

const entries = new Map<string, string>()
for (const entry of spellings.trim().split(/[|\n]/)) {
  const [wrong = '', right = ''] = entry.split('=')
  entries.set(wrong, right)
}

/** The correction of a known typo, in lower case except for names and "I". */
export function correctSlip(lower: string): string | undefined {
  return entries.get(lower)
}
