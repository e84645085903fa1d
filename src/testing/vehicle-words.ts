/** Words that have no place in what is written about another line; inside a name ("Karaçamlı") they are none. */
export const vehicleWords = /(?<!\p{L})(araç|aracın|plaka|sürücü)/iu;
