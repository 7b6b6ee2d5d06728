import type { ImportColumn, ImportHiveField } from '@skep/domain';
import { wordSet, wordsOf } from '#platform/taxonomy/title-words.ts';

/** How lists of hives call their columns, in the languages that they come in. */
const hive =
  /^(?:hives?|hive (?:name|number|no|nr|id)|colony|colony (?:name|number|no|id)|bee ?hive|volk|völker|volks?(?:name|nummer|nr)|volk (?:nr|nummer)|bienenvolk|beute|beuten?nummer|stock|stocknummer|kast|kast ?(?:naam|nummer|nr)|bijenvolk|ruche|(?:nom|numéro|n) (?:de la |de )?ruche|colonie|colmena|(?:nombre|número) de (?:la )?colmena|arnia|alveare|(?:nome|numero) (?:dell )?arnia|famiglia|colmeia|kupa|kupnummer|samhälle|bisamhälle|kube|kubenummer|bikube|bistad|bifolk|bifamilie|pesä|yhdyskunta|úl|úly|číslo úlu|včelstvo|stup|stupul|familia|familia de albine|κυψέλη|κυψέλες|μελίσσι|улей|ульи|номер улья|пчелосемья|семья|вулик|вулики|номер вулика|бджолосім я|сім я|ul|rodzina|kaptár)$/;
/** Of a list of hives alone: elsewhere it may be the name of anything. */
const bareName =
  /^(?:name|number|no|nr|nombre|nom|nome|naam|namn|navn|nimi|název|nume|όνομα|название|назва|номер)$/;
const apiary =
  /^(?:(?:apiary|yard|bee yard|location|site)(?: name)?|stand|standname|bienenstand|standort|bijenstand|standplaats|stalplaats|rucher|emplacement|apiario|colmenar|asentamiento|apiário|bigård|bigårdsplats|bigard|stupină|stupina|vatră|tarha|mehiläistarha|stanoviště|včelnice|včelín|μελισσοκομείο|πασέκα|пасека|точок|пасіка|pasieka|méhészet)$/;

const words = wordSet(
  'hive hives beehive colony volk bienenvolk beute stock kast bijenvolk ruche colonie colmena arnia alveare famiglia',
  'colmeia kupa samhälle kube bikube bistad bifolk pesä yhdyskunta úl včelstvo stup stupul familia κυψέλη μελίσσι',
  'улей пчелосемья семья вулик бджолосім сім ul rodzina kaptár кошер',
);

/** Whether a word of a title means a hive or its colony. */
export const isHiveWord = (word: string) => words.has(word);

/** Whether a column names the hive of its row, in any kind of table. */
export function isHiveTitle(title: string): boolean {
  return hive.test(wordsOf(title).join(' '));
}

export const isBareName = (title: string) => bareName.test(wordsOf(title).join(' '));

export function isApiaryTitle(title: string): boolean {
  return apiary.test(wordsOf(title).join(' '));
}

const queen =
  /queen|königin|koningin|\bmoer|reine|reina|regina|rainha|dronning|drottning|matcă|kuningatar|emo|matka|βασίλισσα|матк/i;
const race = /race|rasse|\bras\b|breed|raza|razza|raça|rase|rotu|plemeno|φυλή|пород/i;
/** A list of hives means that of the bees. */
const raceAlone = /^(?:race|rasse|ras|breed|raza|razza|raça|rasă|rase|rotu|plemeno|φυλή|порода|rasa)$/i;
const colour =
  /colou?r|farbe|\bkleur\b|couleur|\bcolore?\b|\bcor\b|farge|färg|väri|barva|culoare|χρώμα|цвет|колір|mark(?:ed|ing)?$/i;
/** Of its box; a bare mark is that of the queen. */
const colourOfHive =
  /^(?:(?:hive|box|beute|kast)? ?(?:colou?r|farbe|kleur)|beutenfarbe|kastkleur|couleur|colore?|cor|farge|färg|väri|barva|culoare|χρώμα|цвет|колір|цвят|kolor)$/;
/** As it is stored; words for colours are mostly those of a mark. */
export const isColour = (cell: string) => /^#[0-9a-f]{6}$/i.test(cell.trim());
const born =
  /year|jahr|birth|born|geb|année|\ban\b|né|año|anno|\bano\b|nac|nasc|\bår|född|født|vuosi|rok|έτος|год|рік/i;

const ofHive: readonly (readonly [ImportHiveField, RegExp])[] = [
  [
    'type',
    /^type$|^kind$|hive type|type of hive|beutentyp|beutenart|beutensystem|kasttype|type de ruche|tipo de colmena|tipo di arnia|tipo de colmeia|kubetype|kuptyp|typ|^tipo$|^tip(?:ul)?$|tyyppi|τύπος|^тип/i,
  ],
  [
    'brood_boxes',
    /brood ?(?:box|chamber)|^deeps?$|\bbroods?\b|brutraum|brutr[äa]e?um|broedbak|broedkamer|broedruimte|\bcorps\b|cámaras? de cría|\bnid[oi]\b|ninhos?|yngelrom|yngelrum|plodišt|cuib|sikiöosast|γονοθ[αά]λ[αά]μ|гн[еі]зд/i,
  ],
  [
    'supers',
    /super|^(?:mediums?|shallows?)$|honey (?:box|chamber)|honigraum|honigr[äa]e?um|honingkamer|honingzolder|hausse|alzas?|melari|melgueira|skattekass|skattl[åa]d|mední[kč]|magazin|hunajaosast|alças?|μελιτοθ[αά]λ[αά]μ|магазин|надстав/i,
  ],
  [
    'frames',
    /frames|rähmchen|\bwaben|ramen|raampjes|cadres|cuadros|telaini|quadros|rammer|ramar|rámk|\brame\b|kehi|πλαίσια|рам[ок]к/i,
  ],
];

/** Where its apiary is. */
const ofApiary: readonly (readonly [ImportHiveField, RegExp])[] = [
  [
    'apiary_street',
    /^(?:apiary )?(?:street|address|straße|adresse|straat|adres|rue|dirección|indirizzo|endereço)$/,
  ],
  [
    'apiary_postal_code',
    /^(?:apiary )?(?:postal code|postcode|zip(?: code)?|plz|code postal|código postal|cap)$/,
  ],
  ['apiary_city', /^(?:apiary )?(?:city|town|ort|stadt|plaats|stad|ville|ciudad|città|cidade)$/],
  ['apiary_country', /^(?:apiary )?(?:country|country code|land|pays|país|paese)$/],
  ['apiary_latitude', /^(?:apiary )?(?:lat|latt?itude|breitengrad|breedtegraad|latitud|latitudine)$/],
  ['apiary_longitude', /^(?:apiary )?(?:lon|lng|longitude|längengrad|lengtegraad|longitud|longitudine)$/],
];

/** What a column of a list of hives is, by its title; a colour also by its cells. */
export function columnOfHives(title: string, cells: readonly string[]): ImportColumn {
  const plain = title.trim();
  if (queen.test(plain)) {
    // Her year tells the colour of her mark.
    if (colour.test(plain)) return { role: 'skip' };
    if (race.test(plain)) return { role: 'value', quantity: 'queen_race' };
    return { role: 'value', quantity: born.test(plain) ? 'queen_born' : 'queen_name' };
  }
  if (raceAlone.test(plain)) return { role: 'value', quantity: 'queen_race' };
  if (isHiveTitle(plain) || bareName.test(plain.toLowerCase())) return { role: 'device' };
  if (isApiaryTitle(plain)) return { role: 'apiary' };
  if (colourOfHive.test(wordsOf(plain).join(' ')) && cells.some(isColour))
    return { role: 'value', quantity: 'hive_color' };
  const [place] = ofApiary.find(([, pattern]) => pattern.test(wordsOf(plain).join(' '))) ?? [];
  if (place !== undefined) return { role: 'value', quantity: place };
  const [quantity] = ofHive.find(([, pattern]) => pattern.test(plain)) ?? [];
  return quantity === undefined ? { role: 'skip' } : { role: 'value', quantity };
}
