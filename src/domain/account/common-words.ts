/**
 * What the world's and Turkey's most used passwords are made of, as published lists of leaked ones show year after year.
 * One word stands for all its spellings: capitals, marks, digits in place of letters, and a year, a plate or signs
 * around it. Of our own making and kept by hand; add what is missing.
 */
const texts = {
  inAnyLanguage: `
    password passwords passwd passw pass passme secret admin administrator root user username login guest default
    changeme letmein welcome access master super superman superstar batman spiderman ironman pokemon naruto starwars
    matrix dragon monkey shadow sunshine princess queen king prince flower butterfly angel angels lovely iloveyou ilove
    loveyou love lover babygirl baby honey sweety chocolate cookie banana orange cheese pepper summer winter spring
    autumn monday friday sunday january february march april june july august september october november december
    football baseball basketball hockey soccer tennis liverpool chelsea arsenal barcelona realmadrid juventus milan
    michael jordan jessica ashley daniel thomas robert charlie andrew joshua matthew anthony william jennifer nicole
    hunter killer ranger thunder lightning phoenix diamond silver golden purple yellow freedom whatever trustno trustnoone
    hello helloworld computer internet google facebook instagram twitter youtube whatsapp samsung iphone android apple
    windows microsoft linux server router modem office test tester testing demo temp temporary sample example null
    qwerty qwertz azerty asdf zxcv qazwsx abc abcd abcdef mustang ferrari mercedes porsche corvette harley yamaha honda
    toyota nothing anything something nobody family friends friend forever blessed jesus christ hallo passwort bonjour
    motdepasse contrasena mynoob donald jackson buster ginger tigger snoopy soccer maggie cowboys eagles yankees lakers
    pussy fuckyou fuckoff asshole sexy biteme gateway merlin maverick cameron startrek compaq slipknot metallica nirvana`,
  turkish: `
    sifre sifrem sifreler sifresi parola parolam gizli gizlisifre giris hesap hesabim kullanici uyelik uye yonetici
    misafir deneme denemesifre gecici degistir hosgeldin hosgeldiniz merhaba selam nasilsin naber bilgisayar internet
    telefon telefonum numara numaram ask askim askimm askimsin asigim asik sevgi sevgili sevgilim seviyorum seniseviyorum
    senicokseviyorum seni benim bitanem birtanem canim canimsin canimbenim hayatim hayat tatlim tatli bebegim bebek
    melegim melek prenses prensesim kral kralice kralim gulum guzelim guzel guzelsin cicegim cicek papatya lale gul
    yavrum kuzum kuzucuk oglum kizim annem anne babam baba annecim babacim ailem aile kardesim kardes abla abi dostum
    arkadas kanka kankam mutlu mutluluk umut huzur ozgurluk ozgur yildiz gunes deniz dunya bahar ilkbahar yaz sonbahar
    kis ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma
    cumartesi pazar kedi kedim kopek aslan kaplan kurt bozkurt kartal sahin ejderha pamuk boncuk karabas minnos zeytin
    elma kiraz cilek karpuz ayran baklava kebap lahmacun cay kahve araba arabam motor tofas dogan allah allahim allahu
    bismillah rahman muhammed islam musluman ezan ramazan bayram dua insallah masallah elhamdulillah sukur vatan bayrak
    turkiye turkiyem turk turkum turkler turkey anadolu osmanli cumhuriyet ataturk mustafakemal atam mehmetcik asker
    polis kurtlarvadisi polat okul okulum ogretmen universite lise sinif mudur patron para zengin sans bomba efsane
    sigorta sigortam police policem kasko trafik dask acente`,
  places: `
    istanbul ankara izmir bursa adana antalya konya gaziantep antep sanliurfa urfa mersin kayseri eskisehir diyarbakir
    samsun denizli trabzon malatya erzurum van manisa sakarya adapazari kocaeli izmit balikesir hatay aydin mugla bodrum
    marmaris tekirdag edirne kirklareli canakkale rize ordu giresun artvin sinop kastamonu zonguldak bolu duzce corum
    amasya tokat sivas yozgat kirsehir nevsehir kapadokya aksaray nigde karaman isparta burdur afyon kutahya usak bilecik
    yalova kars agri igdir ardahan mus bitlis siirt batman mardin hakkari sirnak elazig tunceli dersim bingol adiyaman
    maras kahramanmaras osmaniye kilis bartin karabuk gumushane bayburt erzincan kadikoy besiktas uskudar taksim bogazici
    karadeniz akdeniz ege marmara kibris`,
  clubs: `
    gs fb ts bjk galatasaray galata cimbom cimbombom gslim gsli aslangs fenerbahce fener fenerli fblim fbli besiktasjk bjkli
    karakartal carsi trabzonspor trabzonlu bordomavi bursaspor goztepe karsiyaka eskisehirspor samsunspor sivasspor
    konyaspor kayserispor ankaragucu gencler rizespor adanademir antalyaspor ultraslan gencfb`,
  names: `
    mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut
    recep salih fatih kadir emre hakan adem kemal yasar bekir musa metin orhan serkan bayram ilyas burak furkan ilker
    volkan onur tolga cem cemal can caner eren baris deniz ege kaan kerem mert berk berkay batuhan oguz oguzhan gokhan
    erkan erhan erdem ercan cihan cengiz selim sinan tarik taner tuncay turgut ugur umut yigit yasin yunus zafer arda
    alper alperen doruk poyraz emir miran aras atlas fatma ayse emine hatice zeynep elif meryem serife zehra sultan
    hanife merve havva zeliha esra fadime ozlem hacer yasemin rabia hulya cemile sevim gulsum leyla dilek busra aysel
    songul kubra halime esma aynur hayriye kadriye tugba rukiye sevgi gamze filiz derya pinar sibel selin seda sema
    serap sinem gizem gulay gul nur nurcan nuray burcu buse cansu ceren ceyda damla defne dilara duygu ebru ece ecrin
    eda ela eylul asel asya azra beyza irem ipek melis melisa mina miray nehir oyku pelin simge su tuana yagmur yaren`,
} as const;

export const commonWords: ReadonlySet<string> = new Set(
  Object.values(texts).flatMap((text) => text.split(/\s+/).filter((word) => word !== '')),
);
