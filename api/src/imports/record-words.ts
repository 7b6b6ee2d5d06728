import type { ImportRecordField, ImportRecordKind } from '@skep/domain';

/**
 * How tables of records call their columns, as words in lower case with one space between two; of several that fit the
 * first one is meant.
 */
export const recordTitles: Readonly<
  Record<ImportRecordKind, readonly (readonly [ImportRecordField, RegExp])[]>
> = {
  queens: [
    [
      'queen_mated',
      /mated|fertili[sz]|begattet|bevrucht|fécond|fecund|parret|parad|pariutunut|oplozen|împerecheat|συζευγ|γονιμοπ|осемен|плодн|zapłodn|оплод/,
    ],
    [
      'queen_clipped',
      /clip|geschnitten|gestutzt|gekni?pt|rogn|cortad|tagliat|vingeklip|klip|leikat|stříh|tăiat|κομμέν|обрез|підріз|przycię/,
    ],
    [
      'queen_line',
      /\bline\b|lineage|\blinie\b|\blijn\b|lignée|línea|linea|linha|linje|linja|linie|γραμμή|лини[яи]|лін[іи]|abstammung/,
    ],
    [
      'queen_notes',
      /\bnot[ei]|remark|comment|description|beschreib|bemerk|opmerk|beschrijving|descri|notat|anteckn|kuvaus|popis|περιγραφ|σημείωσ|описан|заметк|опис|opis/,
    ],
    [
      'queen_race',
      /race|rasse|\bras\b|breed|raza|razza|raça|\brase\b|rotu|plemeno|φυλή|пород|rasa|rasă|strain/,
    ],
    [
      'queen_born',
      /born|birth|hatch|emerged?|year|jahr|schlupf|schlüpf|geb|né[e]?\b|naissance|année|nac|año|nasc|ano\b|anno|född|født|(?:^| )år|vuosi|synt|rok|naro|líhn|an(?:ul)? |născ|έτος|γένν|год|рожд|рік|народ|ur(?:odz)?/,
    ],
    [
      'queen_name',
      /^(?:queen|königin|koningin|moer|reine|reina|regina|rainha|dronning|drottning|matcă|matca|kuningatar|emo|matka|βασίλισσα|матка|майка|name|nr|mark|tag)$|(?:queen|königin|koningin|reine|reina|regina|rainha|dronning|drottning|matc|emo|matk|βασίλισσ|матк)\p{L}{0,5} (?:name|number|no|nr|id|nummer|naam|nom|numéro|nombre|número|nome|numero|namn|navn|nimi|název|číslo|nume|όνομα|имя|номер|ім)/u,
    ],
  ],
  treatments: [
    [
      'last_day',
      /(?:^| )(?:end|ended|ends|last|until|to|removed|removal|finish|finished|ende|bis|letzter|entfernt|einde|tot|laatste|eind|fin|jusqu|dernier|final|hasta|fine|ultimo|fim|até|slutt|slut|siste|sista|loppu|päättyi|konec|sfârșit|τέλος|λήξη|конец|окончание|кінець|koniec|край)(?: |$)|enddatum|einddatum|sluttdato|slutdatum/,
    ],
    [
      'withdrawal_days',
      /withdraw|waiting (?:time|period)|wartezeit|wachttijd|attente|retiro|supresión|espera|sospensione|attesa|segurança|carência|tilbakehold|karens|varoaika|ochrann|așteptare|αναμον|ожидани|каренс|очікуван|karencj|карент/,
    ],
    [
      'substance',
      /substance|ingredient|wirkstoff|werkzame|actief|substancia|sostanza|principio|substância|princípio|virkestoff|substans|ämne|tehoaine|účinná|substanț|ουσία|вещество|речовин|substancj|вещество/,
    ],
    [
      'method',
      /method|methode|anwendungsart|applikation|application|toedien|méthode|método|metodo|metode|metod|menetelm|metoda|způsob|metodă|μέθοδ|способ|метод|спосіб|sposób|начин/,
    ],
    [
      'amount_used',
      /quantity|amount|menge|hoeveelheid|quantité|cantidad|quantità|quantidade|mengde|mängd|määrä|množství|cantitate|ποσότητα|количеств|кількіст|ilość/,
    ],
    ['dose', /dos(?:e|age|ering|ierung|is|aje|aggio|agem|ering|ă|aj|ka|ování)|dose|annos|dávk|δόση|доз/],
    [
      'batch',
      /batch|\blot\b|charge|partij|numéro de lot|lote|lotto|parti(?:nummer)?$|eränumero|(?:^| )erä$|šarž|seri|παρτίδα|парти|сери|партії/,
    ],
    [
      'vet_contact',
      /(?:vet|veterinarian|tierarzt|dierenarts) (?:contact|phone|address|kontakt|telefon|adresse|telefoon|adres)/,
    ],
    ['supplier_address', /address|adresse?$|dirección|indirizzo|endereço|osoite|διεύθυνσ|адрес/],
    [
      'supplier',
      /supplier|dealer|shop|lieferant|händler|bezugsquelle|leverancier|fournisseur|proveedor|fornitore|fornecedor|leverandør|leverantör|toimittaja|dodavatel|furnizor|προμηθευτ|поставщик|постачальник|dostawc|доставчик/,
    ],
    [
      'vet',
      /^vet$|veterin|tierarzt|dierenarts|vétérin|eläinlääkär|κτηνίατρ|ветерин|weteryn|dyrlege|djurläkare/,
    ],
    [
      'applied_by',
      /applied by|treated by|person|beekeeper|who|behandler|durchgeführt|imker|behandeld door|uitgevoerd|apiculteur|appliqué par|aplicado|apicultor|applicato|apicoltore|utført|utförd|birøkter|biodlare|tekijä|hoitaja|včelař|provedl|aplicat|apicult|μελισσοκόμος|пчеловод|кем|ким|бджоляр|pszczelarz|пчелар/,
    ],
    [
      'reason',
      /reason|diagnos|disease|indication|purpose|target|grund|anlass|krankheit|reden|aandoening|ziekte|motif|raison|maladie|motivo|razón|enfermedad|malattia|doença|årsak|orsak|sjukdom|sykdom|syy|tauti|důvod|nemoc|motiv|boală|λόγος|ασθένεια|причин|болезн|хвороб|powód|choroba/,
    ],
    ['temperature', /temp|θερμοκρασ|температур|lämpö|teplot/],
    [
      'product',
      /product|treatment|medicine|medication|\bdrug\b|remedy|mittel|präparat|behandlung|medikament|middel|behandeling|traitement|produit|médicament|tratamiento|producto|medicamento|trattamento|prodotto|farmaco|tratamento|produto|behandling|preparat|medel|läkemedel|hoito|valmiste|lääke|ošetření|přípravek|léčivo|tratament|produs|medicament|θεραπεία|σκεύασμα|προϊόν|φάρμακο|обработк|препарат|средств|лечени|обробк|засіб|лікуван|leczeni|\blek\b|zabieg|третиран/,
    ],
  ],
  harvests: [
    [
      'water_percent',
      /water|moisture|wassergehalt|feucht|vocht|humidité|humedad|\bagua\b|umidità|acqua|humidade|água|vann|vatten|vesi|kosteus|voda|vlhkost|apă|umiditate|νερό|υγρασία|влаг|влажн|волог|wilgot|woda/,
    ],
    [
      'frames_taken',
      /frames|combs|waben|rähmchen|ramen|raten|cadres|cuadros|telaini|favi|quadros|rammer|ramar|keh|rámk|rame|πλαίσι|рам/,
    ],
    [
      'lot',
      /\blot\b|batch|losnummer|\blos\b|charge|lotnummer|partij|lote|lotto|parti(?:nummer)?$|eränumero|(?:^| )erä$|šarž|παρτίδα|парти/,
    ],
    [
      'heather',
      /heather|heide|bruyère|brezo|brugo|urze|lyng|ljung|kanerva|vřes|iarbă neagră|ρείκι|вереск|верес|wrzos|пирен/,
    ],
    [
      'kilograms',
      /harvest|honey|yield|extract|weight|crop|ernte|honig|ertrag|gewicht|oogst|honing|opbrengst|récolte|miel|poids|cosecha|miel|peso|raccolto|smielat|miele|cresta|colheita|mel\b|høst|honning|skörd|honung|vekt|vikt|sato|hunaja|paino|vytáč|\bmed\b|medu|hmotnost|výnos|recolt|miere|τρύγ|μέλι|βάρος|откач|мёд|мед|вес|сбор|відкач|вага|збір|zbi[óo]r|miód|добив/,
    ],
  ],
  feedings: [
    [
      'sugar_ratio',
      /ratio|verhältnis|verhouding|proportion|proporci|rapporto|proporção|forhold|förhållande|suhde|poměr|raport|αναλογία|соотношен|співвіднош|proporcj|konzentration|concentrati/,
    ],
    ['feed_litres', /lit(?:er|re|ri|ro|ry)|літр|литр|λίτρ|volume|volumen|\bml\b|gallon|(?:^| )l$/],
    [
      'feed_kilograms',
      /amount|quantity|weight|menge|gewicht|hoeveelheid|quantité|poids|cantidad|peso|quantità|quantidade|mengde|vekt|mängd|vikt|määrä|paino|množství|hmotnost|cantitate|greutate|ποσότητα|βάρος|количеств|вес|кількіст|вага|ilość|(?:^| )(?:kg|lbs?|kilo(?:s|gram\p{L}*)?)$/u,
    ],
    [
      'feed_words',
      /recipe|rezept|recept|recette|receta|ricetta|receita|oppskrift|resepti|rețet|συνταγή|рецепт|przepis|product|produkt|\bnot[ei]/,
    ],
    [
      'feed',
      /feed|food|syrup|sugar|futter|fütterung|zucker|voer|voeding|suiker|nourri|sirop|aliment|jarabe|azúcar|nutri|sciroppo|xarope|fôr|sukker|foder|socker|ruokinta|sokeri|krm|cukr|hrăn|sirop|zahăr|τροφ|σιρόπι|подкорм|корм|сироп|підгодів|pokarm|karm|подхран/,
    ],
  ],
  reminders: [
    [
      'reminder_done',
      /done|complete|status|finished|erledigt|abgeschlossen|gedaan|afgerond|fait|terminé|hecho|completad|fatto|completat|feito|concluíd|utført|fullført|klar|utförd|tehty|valmis|hotovo|splněn|efectuat|finalizat|έγινε|ολοκληρ|выполнен|готово|викона|zrobion|ukończ|свършен/,
    ],
    [
      'reminder_notes',
      /\bnot[ei]|remark|comment|description|details|bemerk|beschreib|opmerk|descri|notat|anteckn|muistiin|poznám|popis|observa|σημείωσ|σχόλι|заметк|описан|примеч|нотат|примітк|uwagi|opis/,
    ],
    [
      'reminder_text',
      /task|to ?do|reminder|aufgabe|erinnerung|taak|herinnering|tâche|rappel|tarea|recordatorio|attività|promemoria|tarefa|lembrete|oppgave|påminnelse|uppgift|tehtävä|muistutus|úkol|připomín|sarcin|memento|εργασία|υπενθύμιση|задач|напомин|завданн|нагадуван|zadani|przypomn|напомнян|^(?:title|subject|titel|titre|título|titolo)$/,
    ],
  ],
  devices: [
    ['device_definitions', /definitions?$/],
    [
      'interval_minutes',
      /interval|intervall|intervalle|intervalo|intervallo|väli|διάστημα|интервал|інтервал/,
    ],
    [
      'hardware_id',
      /hardware id|hw id|chip id|serial|seriennummer|serienummer|numéro de série|mac(?: address)?$/,
    ],
    [
      'device_key',
      /(?:^| )(?:key|dev ?eui|eui|schlüssel|sleutel|clé|clave|chiave|chave|nøkkel|nyckel|avain|klíč|cheie|κλειδί|ключ|klucz)(?: |$)/,
    ],
    ['device_type', /type|typ$|kind|art$|tipo|τύπος|тип|tyyppi/],
    [
      'device_name',
      /^(?:name|device|device name|sensor|sensor name|gerät|gerätename|apparaat|naam|appareil|nom|dispositivo|nombre|nome|enhet|navn|namn|laite|nimi|zařízení|název|dispozitiv|nume|συσκευή|όνομα|устройство|название|пристрій|назва|urządzenie|nazwa)$/,
    ],
  ],
};

/** Words that only a table of that kind has in one of its titles. */
export const wordsOfKind: Readonly<Record<ImportRecordKind, readonly ImportRecordField[]>> = {
  queens: ['queen_name', 'queen_race', 'queen_line', 'queen_mated', 'queen_clipped'],
  treatments: ['product', 'substance'],
  harvests: ['kilograms'],
  feedings: ['feed_kilograms', 'feed_litres'],
  reminders: ['reminder_text'],
  devices: ['device_key', 'hardware_id'],
};

const feed = recordTitles.feedings.find(([field]) => field === 'feed')?.[1];

/** What one of the titles has to say, where a weight and a volume may be of anything. */
export const signsOfKind: Readonly<Partial<Record<ImportRecordKind, RegExp | undefined>>> = {
  harvests:
    /harvest|honey|extract|ernte|honig|oogst|honing|récolte|miel|cosecha|raccolto|smielat|cresta|colheita|(?:^| )mel(?: |$)|høst|honning|skörd|honung|sato|hunaja|vytáč|(?:^| )medu?(?: |$)|recolt|miere|τρύγ|μέλι|откач|(?:^| )м[её]д|відкач|zbi[óo]r|miód|добив/,
  feedings: feed,
  // A diary may have a column of reminders as well.
  reminders:
    /task|to ?do|(?:^| )due(?: |$)|aufgabe|fällig|taak|tâche|échéance|tarea|vencimiento|attività|scadenza|tarefa|prazo|oppgave|forfall|uppgift|förfall|tehtävä|määräaika|úkol|termín|sarcin|termen|εργασία|προθεσμία|задач|срок|завданн|термін|zadani|termin/,
};

type Choices = readonly (readonly [key: string, pattern: RegExp])[];

/** How the choices of the records are called; the key itself counts as well. */
export const methodWords: Choices = [
  ['sublimation', /sublim|vapori[sz]|dampf|verdampf|damp|verniev|höyry|сублим|субліма|εξάχν|пар/],
  ['evaporation', /evapor|verdunst|verdamp|évapor|avdunst|fordamp|haihd|odpař|εξάτμ|испар|випар|odparow/],
  [
    'trickling',
    /trick|dribb|drizz|träuf|druppel|dégout|gote|gocciol|drypp|dropp|tiput|pokap|picur|ενστάλ|пролив|накап|nakrap|поли/,
  ],
  [
    'strips',
    /strip|streifen|strook|lanière|bande|tira|strisc|fita|remse|liusk|pás|bandă|benzi|ταιν|λωρίδ|полос|смуж|pask|лент/,
  ],
  [
    'spraying',
    /spray|sprüh|spuit|sproei|pulvér|pulver|spruzz|sprut|suihk|postřik|ψεκασ|опрыск|обприск|oprysk|пръск/,
  ],
  ['feeding', /feed|futter|fütter|voer|nourri|aliment|f[oô]ring|foder|ruok|krm|hrăn|τροφ|корм|karm/],
  [
    'biotechnical',
    /biotec|brood removal|brutentnahme|drone|drohnen|darren|hommel|bioteh|biotek|βιοτεχν|биотех|біотех/,
  ],
  [
    'other',
    /^(?:other|andere|anders|sonstige[sr]?|autre|otro|altro|outro|annet|annan|muu|jiné|altul|άλλο|друг|інш|inn[ey])/,
  ],
];

export const feedWords: Choices = [
  ['honey_frames', /honey|honig|honing|miel|mel\b|honning|honung|hunaja|medov|miere|μέλι|мёд|мед|miód/],
  ['pollen', /pollen|stuifmeel|polen|polline|pólen|siitepöl|pyl|γύρη|пыльц|пилок|pyłek|protein|eiwei/],
  [
    'fondant',
    /fondant|candy|candi|teig|deeg|pâte|pasta|deig|deg\b|taikina|těst|turt|ζαχαρ|канди|тест|ciast|apifonda/,
  ],
  [
    'syrup',
    /syrup|sirup|siro[op]|jarabe|sciroppo|xarope|sokeriliuos|liuos|roztok|cukr|sugar|zucker|suiker|sucre|azúcar|zucchero|açúcar|sukker|socker|sokeri|zahăr|σιρόπι|сироп|cukier|syrop|1 ?: ?1|2 ?: ?1|3 ?: ?2/,
  ],
  [
    'other',
    /^(?:other|andere|anders|sonstige|autre|otro|altro|outro|annet|annan|muu|jiné|altul|άλλο|друг|інш|inn[ey])/,
  ],
];

export const ratioWords: Choices = [
  ['one_to_one', /^1\s*[:/]\s*1$/],
  ['three_to_two', /^3\s*[:/]\s*2$/],
  ['two_to_one', /^2\s*[:/]\s*1$/],
];
