import type { ImportColumn, ImportHiveField } from '@skep/domain';

/** How lists of hives call their columns, in the languages that they come in. */
const hive =
  /^(?:hives?|hive (?:name|number|no\.?|id)|name|number|colony|colony name|bee ?hive|volk|völker|volksname|volksnummer|bienenvolk|beute|stock|kast|kastnaam|kastnummer|bijenvolk|ruche|nom de la ruche|colonie|colmena|arnia|colmeia|kupa|kube|bikube|bistad|bifamilie|pesä|úl|včelstvo|stup|κυψέλη|улей|вулик)$/i;
const apiary =
  /^(?:apiary|apiary name|location|stand|bienenstand|standort|bijenstand|standplaats|rucher|apiario|colmenar|apiário|bigård|bigard|stupină|tarha|stanoviště|μελισσοκομείο|пасека|пасіка)$/i;

const queen =
  /queen|königin|koningin|\bmoer|reine|reina|regina|rainha|dronning|drottning|matcă|kuningatar|emo|matka|βασίλισσα|матк/i;
const race = /race|rasse|\bras\b|breed|raza|razza|raça|rase|rotu|plemeno|φυλή|пород/i;
const born =
  /year|jahr|birth|born|geb|année|\ban\b|né|año|anno|\bano\b|nac|nasc|\bår|född|født|vuosi|rok|έτος|год|рік/i;

const ofHive: readonly (readonly [ImportHiveField, RegExp])[] = [
  [
    'type',
    /^type$|^kind$|hive type|type of hive|beutentyp|beutenart|beutensystem|kasttype|type de ruche|tipo de colmena|tipo di arnia|tipo de colmeia|kubetype|kuptyp|typ/i,
  ],
  [
    'brood_boxes',
    /brood ?(?:box|chamber)|\bbroods?\b|brutraum|brutr[äa]e?um|broedbak|broedkamer|broedruimte|\bcorps\b|cámaras? de cría|\bnid[oi]\b|ninhos?|yngelrom|yngelrum|plodišt|cuib|sikiöosast|γονοθ[αά]λ[αά]μ|гн[еі]зд/i,
  ],
  [
    'supers',
    /super|honey (?:box|chamber)|honigraum|honigr[äa]e?um|honingkamer|honingzolder|hausse|alzas?|melari|melgueira|skattekass|skattl[åa]d|mední[kč]|magazin|hunajaosast|alças?|μελιτοθ[αά]λ[αά]μ|магазин|надстав/i,
  ],
  [
    'frames',
    /frames|rähmchen|\bwaben|ramen|raampjes|cadres|cuadros|telaini|quadros|rammer|ramar|rámk|\brame\b|kehi|πλαίσια|рам[ок]к/i,
  ],
];

/** What a column of a list of hives is, by its title. */
export function columnOfHives(title: string): ImportColumn {
  const plain = title.trim();
  if (queen.test(plain)) {
    if (race.test(plain)) return { role: 'value', quantity: 'queen_race' };
    return { role: 'value', quantity: born.test(plain) ? 'queen_born' : 'queen_name' };
  }
  if (hive.test(plain)) return { role: 'device' };
  if (apiary.test(plain)) return { role: 'apiary' };
  const [quantity] = ofHive.find(([, pattern]) => pattern.test(plain)) ?? [];
  return quantity === undefined ? { role: 'skip' } : { role: 'value', quantity };
}
