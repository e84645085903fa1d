/** Common given names and made-up family names: no pair of them is a person in the news. */
const words = (text: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
};

export const womensNames = words(`
  Ayça Aylin Aynur Aysel Asuman Aslı Asya Azra Bahar Banu Başak Begüm Belgin Belma Berna Betül Beyza Bilge Binnur
  Birsen Buket Burcu Canan Cansu Ceren Ceyda Çiçek Çiğdem Damla Defne Demet Derya Dilara Dilek Duru Ebru Ece Elif
  Emel Emine Esin Esma Esra Fadime Feride Feyza Figen Filiz Fulya Gamze Gonca Gökçe Gülay Gülden Gülşah Gülten Hale
  Hande Hatice Havva İclal İlknur İpek Jale Kadriye Lale Leman Meltem Melike Meral Meryem Mine Müge Nalan Nazan
  Nehir Neslihan Nihal Nilüfer Nuray Oya Özge Pelin Perihan Pınar Reyhan Rukiye Saadet Seda Selin Sevgi Sevil Sibel
  Simge Suna Şeyma Şule Tülay Yasemin Yeliz Zeynep Züleyha
`);

export const mensNames = words(`
  Abdullah Adem Akın Alper Altan Anıl Arif Atakan Atilla Aydın Ayhan Batuhan Bayram Bekir Berkay Bilal Bora Caner
  Celal Cemal Cevat Cihan Coşkun Çağatay Çetin Davut Deniz Doğan Doruk Ediz Efe Emir Emrah Ercan Erdal Eren Ergün
  Erhan Erol Ersin Ertan Fahri Faruk Fikret Fuat Furkan Galip Gökhan Gürkan Güven Halil Hamza Harun Hasan Hayri
  Hikmet Hüseyin İdris İlhan İlker İsmail Kaan Kadir Kamil Koray Kutay Levent Mahmut Melih Metin Mithat Muhammet
  Nazım Necati Nihat Nuri Oğuz Onur Orçun Osman Oktay Polat Rahmi Ramazan Rasim Remzi Sabri Salih Samet Sedat Selim
  Semih Serdar Serhat Sinan Soner Suat Şahin Şükrü Tahir Taner Tayfun Tolga Tuncay Turan Ufuk Umut Utku Vedat Veli
  Volkan Yakup Yavuz Yiğit Zafer Zeki
`);

export const surnames = words(`
  Akağaç Akarçay Akbayır Akdere Akgedik Akkavak Akkuyu Akpınarlı Aksöğüt Aktaşlı Akyokuş Alakuş Alçıtepe Altınbaşak
  Altınkum Ardıçlı Armutlu Asmalı Aşıkpınar Avcıdere Ayazlı Ayrancı Bağcıoba Bağdere Bahçecik Bakırçay Balkaya
  Ballıdere Başpınarlı Bayırlı Belenli Beyazçam Beypınar Bingölbalı Bostancıer Bozağaç Bozdere Bozkuyu Bozyayla
  Buğdaylı Bulakçı Büyükdere Ceviztaş Cevizli Çakıldere Çakırova Çalıkuyu Çaltılı Çamdere Çamlıbağ Çamurcu Çatalçam
  Çaybaşı Çayırlı Çeşmebaşı Çınarbaş Çınardere Çiğdemli Çukurbağ Dağdere Değirmenci Demirağaç Demirkapılı Derebağ
  Derinçay Dikenlidere Dutluca Düzova Ekinlik Elmadere Elmalıbağ Eskikuyu Eşmeli Fındıklı Fıstıkçam Gedikli
  Geyikdere Gökağaç Gökbayır Gökçebağ Gökçukur Gökdereli Gölbaşlı Gölgeli Gündereli Güneybağ Gürçınar Gürpınarlı
  Gümüşdere Gümüşova Güvercinli Harmanlı Hasırcıbaş Hisarönü Ihlamurlu Ilıcalı Irmaklı İğdeli İncebağ İncekum
  İncirdere Kaleönü Kamışlı Kandilli Karaağaçlı Karabağlı Karaçamlı Karadutlu Karakuyu Karasöğüt Kavakdere Kavaklı
  Kayabaşlı Kayadibi Kekikli Kestanelik Kırağılı Kırçiçek Kırkpınarlı Kızılağaç Kızılçam Kirazlı Kocabağ Korulu
  Köprübaş Kumluca Kuşburnu Kuyucak Küçükdere Lalebağ Limonlu Menekşeli Mersinli Meşedere Meşelik Nardere Narlıbağ
  Nergizli Ortabağ Ovacıklı Örenli Palamutlu Pamukova Papatyalı Pelitli Pınarcık Pınardere Sakızlı Sarıağaç
  Sarıçiçek Sazdere Sazlık Selvili Serindere Söğütdere Söğütlü Sulubağ Sümbüllü Şeftalici Taşdere Taşkuyu Taşoluk
  Tepebağ Tozkoparlı Turnalı Tuzlaca Uludere Uzunçam Üçpınar Üzümcübağ Yağmurdere Yalıçam Yamaçlı Yaylabağ Yaylacık
  Yelkenli Yeşilbayır Yeşildere Yokuşlu Yoncalı Zambaklı Zeytinbağ Zeytindere
`);

/** Foreigners are written in Latin letters as their passport spells them. */
export const foreignNames = {
  K: words('Anna Carla Daria Emma Fatima Galina Ines Julia Katrin Lena Maria Nadia Olga Petra Sofia'),
  E: words('Adam Boris Carlos David Erik Farid Georg Hans Ivan Jonas Karim Luca Martin Pavel Tomas'),
};
export const foreignSurnames = words(
  'Alder Bergson Castel Dorner Elwood Fontane Grankin Holmgard Ivarsen Kessler Lindner Marlow Nordin Orlande Pelzer',
);
