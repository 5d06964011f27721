/**
 * What people make passwords of, most of all here and in every published list of stolen ones: in lower case, without
 * the digits and signs that are hung on them (guessable.ts).
 */
export const commonWords: readonly string[] = `
password passwort passw0rd passwd pass passcode passphrase passkey pword secret secure security login logon logmein
letmein letme letmesee openup opensesame sesame welcome wellcome hello hallo goodbye admin administrator adm root toor
sysadmin superuser superadmin super user username guest test tester testing temp temporary demo sample example default
changeme change changeit change-me please replace master manager manage boss owner access account backup server system
computer internet network website web online windows microsoft google yahoo gmail facebook instagram twitter whatsapp
youtube telegram linkedin android iphone samsung nokia tecno infinix apple blackberry oracle mysql postgres postgresql
database docker linux ubuntu debian cisco router wireless wifi public private office company business service services
customer support moderator editor operator agent helpdesk mail email info contact sales money cash bank account1 payment dollar naira credit
trustno trustnoone whatever nothing something anything everything someone nobody idontknow dontknow forget forgot
forgotten remember nopassword mypassword thepassword newpassword password1 yourpassword mypass newpass oldpass
is my me am in on of to it we iam im the and you are for not but all can her was one our out day get has him his how man new now old see two way who boy
did its let put say she too use from with your that this will have what when where there here they them then than were
been more most only into over under after before again about because could would should might must every other
time year week month today tomorrow yesterday forever always never maybe
monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
spring summer autumn winter season morning evening night midnight weekend birthday christmas easter holiday vacation
black white red green blue yellow orange purple brown silver golden gold pink grey gray violet diamond crystal
love loves loved lover lovely loveme loveyou iloveyou iloveu ilove iloveme ihateyou hate heart sweet sweetheart sweetie
honey darling baby babygirl babyboy babe cutie angel angels princess prince queen king kings royal beautiful beauty
handsome pretty happy happiness smile smiling laugh joy peace hope faith grace mercy blessing blessed bless favour favor
glory gloria praise worship prayer pray amen hallelujah jesus jesuschrist christ christian lord god godisgood
godislove godisgreat thankgod thankyougod godbless godwin goodness gospel bible psalm heaven holy spirit saviour savior
church pastor prophet allah allahu akbar muhammad mohammed mohammad mohamed islam muslim bismillah alhamdulillah
inshallah ramadan mecca
nigeria nigerian naija naijadispatch lagos abuja ibadan kano kaduna portharcourt harcourt enugu onitsha owerri aba benin
benincity warri jos ilorin abeokuta akure osogbo calabar uyo asaba awka umuahia makurdi lokoja minna sokoto maiduguri
bauchi gombe yola ikeja lekki victoria island ikoyi surulere yaba oshodi agege mushin ajah festac apapa badagry ikorodu
africa african ghana accra london england america american united states usa nation canada canadian france germany italy spain brazil india
china japan dubai paris newyork houston texas florida california chicago boston dallas
yoruba igbo hausa biafra arewa oduduwa wazobia eagles supereagles jollof suya egusi garri
chukwu chukwudi chukwuma chukwuka chidi chidiebere chidinma chinedu chinonso chioma chisom chibuike chibuzor chika
emeka nnamdi obinna obi ikechukwu ifeanyi ngozi nneka nkechi adaeze adaora amaka amarachi uche uchenna ugochukwu
kelechi kenechukwu oluchi onyinye tochukwu somto ebuka okonkwo okafor okoro eze nwosu
ade adebayo adebola adedayo adekunle adeola adesola adewale adeyemi ayo ayodele ayomide ayodeji babatunde bola bolaji
bukola dayo damilola femi folake funke funmi gbenga ife jide kayode kemi kunle lanre mayowa moyo niyi ola oladele
olamide olayinka olu olumide oluwa oluwaseun oluwatobi oluwole opeyemi ronke sade segun seun seyi shola simi sola taiwo
kehinde tayo temi temitope titi tobi tolu tope toyin tunde wale yemi yetunde yinka
abdul abdullahi abubakar adamu ahmad ahmed aisha aliyu amina aminu bala bashir bello danjuma fatima garba hadiza
halima hassan hauwa hussein ibrahim idris ismail kabiru khadija lawal maryam musa mustapha nasir rabiu sadiq sani
suleiman umar usman yakubu yusuf zainab buhari tinubu jonathan obasanjo awolowo azikiwe
james john robert michael william david richard charles joseph thomas christopher daniel paul mark donald george
kenneth steven stephen edward brian ronald anthony kevin jason matthew gary timothy jose larry jeffrey frank scott eric
andrew raymond gregory joshua jerry dennis walter patrick peter harold douglas henry carl arthur ryan roger joe juan
jack albert justin terry gerald keith samuel willie ralph lawrence nicholas roy benjamin bruce brandon adam harry fred
wayne billy steve louis jeremy aaron randy howard eugene carlos russell bobby victor martin ernest phillip todd jesse
craig alan shawn clarence sean philip chris johnny earl jimmy antonio danny bryan tony luis mike stanley leonard nathan
dale manuel rodney curtis norman allen marvin vincent glenn jeff travis alex alexander maxwell oliver simon charlie
mary patricia linda barbara elizabeth jennifer maria susan margaret dorothy lisa nancy karen betty helen sandra donna
carol ruth sharon michelle laura sarah kimberly deborah jessica shirley cynthia angela melissa brenda amy anna rebecca
virginia kathleen pamela martha debra amanda stephanie carolyn christine marie janet catherine frances ann joyce diane
alice julie heather teresa doris evelyn jean cheryl mildred katherine joan ashley judith rose janice kelly nicole judy
christina kathy theresa beverly denise tammy irene jane lori rachel marilyn andrea kathryn louise sara anne jacqueline
wanda bonnie julia ruby lois tina phyllis norma paula diana annie lillian emily robin peggy crystal gladys rita dawn
connie florence tracy edna tiffany carmen rosa cindy grace wendy victoria vanessa natasha natalie samantha sabrina sophia
sophie olivia hannah abigail esther deborah mercy peace comfort patience precious promise favour gift goodluck sunday
monkey dragon tiger lion lions eagle eagles falcon hawk wolf bear bears panther jaguar cheetah elephant horse horses
mustang stallion pony dog dogs doggy puppy cat cats kitty kitten bird birds chicken turkey duck fish dolphin dolphins
shark whale snake cobra viper python spider scorpion butterfly rabbit bunny mouse rat cow bull bulldog goat sheep buffalo
football soccer baseball basketball hockey tennis golf golfer rugby boxing wrestling racing runner player players sport
sports champion champions winner winners victory victorious team league goal striker
chelsea arsenal liverpool manchester united manutd mancity barcelona barca realmadrid madrid juventus bayern milan
everton tottenham gunners bluemoon ronaldo messi okocha kanu mikel osimhen drogba rooney beckham henry neymar mbappe
lakers yankees steelers cowboys raiders packers broncos eagles rangers giants redsox
superman batman spiderman ironman hulk avengers marvel wonder pokemon pikachu naruto goku dragonball starwars vader
skywalker yoda jedi matrix merlin gandalf hobbit wizard magic harrypotter potter hunter ranger soldier warrior knight
ninja samurai pirate killer gangster gangsta thug rebel outlaw maverick phantom ghost shadow demon devil satan lucifer
lestat vampire zombie dracula monster beast legend legendary hero chief captain major general sergeant colonel commander
doctor nurse lawyer engineer teacher student school university college unilag student police driver rider riders
dispatch dispatcher delivery deliver courier logistics express parcel cargo van bike bikes biker motor truck express
transport shipping package rocket speed swift fast faster quick turbo engine porsche ferrari mercedes benz toyota honda
nissan camaro corvette harley yamaha suzuki bajaj lexus audi volvo mazda ford chevy jeep
music rock rocker guitar drummer drums piano dance dancer singer rapper hiphop metallica nirvana slipknot eminem tupac
biggie beatles rihanna beyonce shakira wizkid davido burnaboy burna olamide phyno flavour psquare asake rema tiwa
michaeljackson bobmarley marley reggae disco jazz
sunshine sunlight sunset sunrise moon moonlight star stars starlight sky cloud rain rainbow storm thunder lightning
fire flame ice snow snowball snowman water ocean river lake sea beach island mountain forest tree flower flowers rosebud
garden jasmine lily daisy tulip peach cherry apple banana mango orange lemon strawberry coconut pepper ginger cookie
cookies chocolate candy sugar cheese butter pizza burger bread rice beans coffee guinness beer whiskey vodka wine
money rich richie richman millionaire billionaire million billion success successful lucky luckyme fortune destiny
dream dreams dreamer believe believer future power powerful strong strength energy freedom freeman liberty justice
truth wisdom knowledge genius smart clever cool coolest awesome amazing wonderful perfect excellent great greatest best
better good goodboy goodgirl badboy badgirl badass bad crazy mad wild sexy sexylady hottie hot fuck fucker fuckyou fuckme
fuckoff shit bitch asshole bastard bullshit dick pussy cock porn sex nigga
mother mama mummy mommy mom dad daddy father papa parents family brother brothers sister sisters son daughter wife
husband uncle auntie aunt cousin friend friends friendship bestfriend boyfriend girlfriend buddy girl girls boys lady
ladies women woman gentleman people children child kids grandma grandpa home house myhome family1 mylove mylife mybaby
life lifeisgood live living death dead die born free alone single married together everlasting eternity
game games gamer gaming playstation xbox nintendo minecraft fortnite roblox callofduty counterstrike warcraft zelda
mario sonic sega atari chess poker casino jackpot bingo
qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwer qazwsx qweasd qweasdzxc wasd abc abcd abcde abcdef
one two three four five six seven eight nine ten eleven twelve zero hundred thousand first second third last
america liberty independence democracy president king kingdom empire republic army navy marines airforce
blahblah blah asdasd lalala hahaha hehehe lol omg wtf nope yeah okay yes
`
  .trim()
  .split(/\s+/);
