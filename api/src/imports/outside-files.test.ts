import type { OfPerson } from './format-detection.ts';
import { american, inAmsterdam, read, rounded } from './test-reading.ts';

describe('the time of a row', () => {
  const at10and11 = ['2024-06-01T08:00:00.000Z', '2024-06-13T09:00:00.000Z'];
  test.each([
    [
      'date and time in two columns',
      'Datum;Uhrzeit;Gewicht (kg)\n01.06.2024;10:00;34,5\n13.06.2024;11:00;34,6\n',
    ],
    ['date and hour', 'Date,Hour,Weight (kg)\n6/1/2024,10,34.5\n6/13/2024,11,34.6\n'],
    [
      'a column that has both, next to those that have one each',
      'Date,Time,DateTime,weight_kg\n6/1/2024,10:00,6/1/2024 10:00,34.5\n6/13/2024,11:00,6/13/2024 11:00,34.6\n',
    ],
    ['year, month, day and hour', 'Year,Month,Day,Hour,weight_kg\n2024,6,1,10,34.5\n2024,6,13,11,34.6\n'],
    [
      'year, month, day, hour and minute',
      'Year;Month;Day;Hour;Minute;weight_kg\n2024;6;1;10;0;34,5\n2024;6;13;11;0;34,6\n',
    ],
    ['spaces in dates', 'Datum;Hmotnost (kg)\n1. 6. 2024 10:00;34,5\n13. 6. 2024 11:00;34,6\n'],
    ['dots in times', 'tid;vekt\n1.06.2024 10.00;34,5\n13.06.2024 11.00;34,6\n'],
    ['names of months', 'Date,Weight (kg)\n"Jun 1, 2024 10:00 AM",34.5\n13-Jun-24 11:00,34.6\n'],
    ['French hours', 'date;poids\n01/06/2024 10h00;34,5\n13/06/2024 11h;34,6\n'],
    ['German hours', 'Zeit;Gewicht\n01.06.2024 10:00 Uhr;34,5\n13.06.2024 11:00 Uhr;34,6\n'],
    ['halves of days in Greek', 'time,weight_kg\n1/6/2024 10:00:00 πμ,34.5\n13/6/2024 11:00:00 π.μ.,34.6\n'],
    ['named zones', 'time,weight_kg\n2024-06-01 10:00 CEST,34.5\n2024-06-13 05:00:00 EDT,34.6\n'],
    ['compact times', 'time,weight_kg\n20240601T080000Z,34.5\n20240613110000,34.6\n'],
    ['nanoseconds', 'time,weight_kg\n1717228800000000000,34.5\n1718269200000000000,34.6\n'],
    ['days of Excel', 'time,weight_kg\n45444.4166667,34.5\n45456.4583333,34.6\n'],
  ])('is read of %s', (_, file) => {
    expect(read(file).times).toEqual(at10and11);
  });

  test('is the clock of the instant where several columns tell it', () => {
    const file =
      'Local_TimeStamp,Unix_Time,Weight\n6/1/2022 0:00,1654059600,40\n6/1/2022 1:00,1654063200,41\n';
    expect(read(file).times).toEqual(['2022-06-01T05:00:00.000Z', '2022-06-01T06:00:00.000Z']);
  });

  test.each([
    ['a 13 below', 'date,weight_kg\n03/08/21 00:00,34\n03/13/21 00:00,34\n', inAmsterdam, 'mdy'],
    ['a 13 that comes first', 'date,weight_kg\n03/08/21 00:00,34\n13/08/21 00:00,34\n', inAmsterdam, 'dmy'],
    ['AM and PM', 'date,weight_kg\n03/08/21 12:00 AM,34\n04/09/21 1:00 PM,34\n', inAmsterdam, 'mdy'],
    ['the place of the person', 'date,weight_kg\n03/08/21 00:00,34\n', american, 'mdy'],
    ['days that go on', 'date;weight_kg\n8/1/24;1\n8/2/24;1\n8/3/24;1\n', inAmsterdam, 'mdy'],
    ['nothing', 'date,weight_kg\n03/08/21 00:00,34\n', inAmsterdam, 'dmy'],
  ] as const)('has the order of its date by %s', (_, file, person, order) => {
    const { mapping, times } = read(file, person);
    expect(mapping.dateOrder).toBe(order);
    expect(times[0]).toMatch(/^202[14]-/);
  });
});

describe('the unit of a value', () => {
  test.each([
    ['weight_lb', '100', { weight_kg: 45.359 }],
    ['weight_lbs', '100', { weight_kg: 45.359 }],
    ['weight_g', '34500', { weight_kg: 34.5 }],
    ['Gewicht [g]', '34500', { weight_kg: 34.5 }],
    ['Weight (oz)', '1600', { weight_kg: 45.359 }],
    ['Poids (livres)', '100', { weight_kg: 45.359 }],
    ['Вага (г)', '34500', { weight_kg: 34.5 }],
    ['Вес, кг', '34.5', { weight_kg: 34.5 }],
    ['Inside Temp F', '95', { t_i: 35 }],
    ['Außentemperatur [°F]', '50', { t: 10 }],
    ['batt_mV', '3700', { bat_volt: 3.7 }],
    ['battery_level', '98', { bat_perc: 98 }],
    ['Pressure', '29.92', { p: 1013.207 }],
    ['Hmotnost', '34500', { weight_kg: 34.5 }],
    ['Hive temp', '72', { t_i: 22.222 }],
  ])('%s %s', (title, cell, values) => {
    expect(
      rounded(read(`time,${title}\n2024-06-01 10:00,${cell}\n`.replace('Вес, кг', '"Вес, кг"')).values[0]),
    ).toEqual(values);
  });

  test.each([
    ['34,5 kg;21,3 °C', { weight_kg: 34.5, t_i: 21.3 }],
    ['76,1 lb;70,3 °F', { weight_kg: 34.518, t_i: 21.278 }],
    ['34.500 g;−2,5', { weight_kg: 34.5, t_i: -2.5 }],
    ['34\u202f500 g;unavailable', { weight_kg: 34.5 }],
  ])('is in the cell: %s', (cells, values) => {
    expect(rounded(read(`Datum;Gewicht;Temperatur\n01.06.2024 10:00;${cells}\n`).values[0])).toEqual(values);
  });

  test.each([
    ['Datum;Gewicht (g)\n1.6.2024 10:00;34.500\n2.6.2024 10:00;34.610,5\n', [34.5, 34.6105]],
    ['time,Weight (g)\n2024-06-01 10:00,"34,500"\n2024-06-02 10:00,"34,610"\n', [34.5, 34.61]],
    ['date;poids (g)\n1/6/2024 10:00;34 500\n13/6/2024 10:00;34\u00a0610\n', [34.5, 34.61]],
    ['time;Gewicht (kg)\n1.6.2024 10:00;34,500\n2.6.2024 10:00;34,610\n', [34.5, 34.61]],
    ['time;weight_kg\n1.6.2024 10:00;34.500\n2.6.2024 10:00;34.61\n', [34.5, 34.61]],
  ])('has thousands: %j', (file, weights) => {
    expect(read(file).values.map((values) => values?.weight_kg)).toEqual(weights);
  });

  const unsure = (file: string, person?: OfPerson) =>
    read(file, person).mapping.columns.map(({ unit, isUnitUnsure = false }) => [unit, isUnitUnsure]);

  test('has to be chosen where the file or its person may mean another, and not where it is given', () => {
    const plain = 'time,Weight,Temperature\n2026-01-17 14:30,40,21\n';
    expect(unsure(plain)).toEqual([
      [undefined, false],
      [undefined, false],
      [undefined, false],
    ]);
    expect(unsure(plain, american)).toEqual([
      [undefined, false],
      ['lb', true],
      ['°F', true],
    ]);
    expect(unsure('time,weight_kg,Temperature (C)\n2026-01-17 14:30,40,21\n', american)).toEqual([
      [undefined, false],
      [undefined, false],
      [undefined, false],
    ]);
    const ofHivecontrol = 'Date,Weight,Temperature,Pressure\n2026-01-17 14:30:00,98.5,72.5,29.92\n';
    expect(unsure(ofHivecontrol).slice(1)).toEqual([
      ['lb', true],
      ['°F', false],
      ['inHg', false],
    ]);
  });
});

describe('the form of a file', () => {
  test.each([
    ['Excel’s line of the separator', 'sep=;\nDatum;Gewicht (kg)\n01.06.2024 10:00;34,5\n', 1],
    [
      'lines above the titles',
      'Waage: Stand Wald\nExport vom 01.07.2024\n\nDatum;Uhrzeit;Gewicht;Feuchte\n01.06.2024;10:00;34,5;60\n',
      3,
    ],
    [
      'remarks',
      '# log\n# site B\n#Time,Weight (kg),Humidity\n2024-06-01 10:00,34.5,60\n2024-06-01 11:00,34.5,60\n',
      2,
    ],
    ['zeros of a power cut', 'time,weight_kg\n2024-06-01 10:00,34.5\n\0\0\0\0\n2024-06-01 11:00,34.6\n', 0],
  ])('may have %s', (_, file, skippedRows) => {
    const { mapping, times } = read(file);
    expect(mapping.skippedRows).toBe(skippedRows);
    expect(times[0]).toBe('2024-06-01T08:00:00.000Z');
  });

  const windows = (label: string, text: string) => {
    const decoder = new TextDecoder(label);
    const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.of(byte)), byte]));
    return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63));
  };
  const russian = 'Пасека;Улей;Дата;Заметки\nЛес;1;12.05.2026;матка есть, расплод 6 рамок\n';
  const czech = 'Stanoviště;Úl;Datum;Poznámky\nLes;1;12.05.2026;matka viděna, žádný roj\n';
  const polish = 'Pasieka;Ul;Data;Uwagi\nLas;1;12.05.2026;matka żółta, widziana\n';
  const greek = 'Μελισσοκομείο;Κυψέλη;Ημερομηνία;Σημειώσεις\nΔάσος;1;12.05.2026;βασίλισσα\n';
  const french = 'Rucher;Ruche;Date;Remarques\nBois;1;14/05/2026;réserves, très bonne\n';
  test.each([
    ['cp1251', windows('windows-1251', russian), 'ru'],
    ['koi8r', windows('koi8-r', russian), 'en'],
    ['utf16le', Buffer.from(russian, 'utf16le'), 'en'],
    ['cp1250', windows('windows-1250', czech), 'cs'],
    ['cp1250', windows('windows-1250', polish), 'en'],
    ['cp1253', windows('windows-1253', greek), 'el'],
    ['latin1', windows('windows-1252', french), 'fr'],
  ])('is a diary in %s', (encoding, file, language) => {
    const { mapping, results } = read(file, inAmsterdam, language);
    expect([mapping.encoding, mapping.kind]).toEqual([encoding, 'inspections']);
    expect(mapping.columns.map(({ role, quantity }) => quantity ?? role)).toEqual([
      'apiary',
      'device',
      'time',
      'notes',
    ]);
    expect(JSON.stringify(results[0]?.read?.inspection?.said)).not.toContain('?');
  });

  test.each([
    [
      'apiary,hive,date,weather,hive temp,weight,notes\nWald,V1,2026-05-01,sunny,34.5,32,calm\n',
      'inspections',
    ],
    [
      'hiveName,apiaryName,date,temperature,queenSeen,notes\nA,Home,2026-05-14T09:00:00Z,21,true,calm\n',
      'inspections',
    ],
    ['hive,date,weight_kg\nA,2026-05-14,40\n', 'measurements'],
    ['date,hive,notes,feed,reminder\n2026-05-14,A,Calm,syrup,Add a super\n', 'inspections'],
    ['date,hive,notes,treatment\n2026-05-14,A,Calm,none\n', 'inspections'],
    [
      'Yard,Hive #,Hive Type,Queen color,Queen year,Deeps,Mediums\nBack,1,Langstroth,Green,2024,2,1\n',
      'hives',
    ],
    [
      'Apiary,Hive,Hive type,Queen breed,Queen year,Last inspection\nHome,A1,Langstroth,Carniolan,2025,2026-05-14\n',
      'hives',
    ],
    ['Пасека;Улей;Порода матки;Год матки\nЛес;1;Карника;2024\n', 'hives'],
  ])('is of its kind: %s', (file, kind) => {
    expect(read(file).mapping.kind).toBe(kind);
  });

  test('has one value in each row', () => {
    const history =
      'entity_id,state,last_changed\nsensor.hive_1_weight,34.5,2024-06-01T10:00:00.123Z\nsensor.hive_1_weight,unavailable,2024-06-01T10:10:00Z\nsensor.hive_2_temperature,35.1,2024-06-01T10:00:00.5Z\n';
    const { results, values } = read(history);
    expect(values).toEqual([{ weight_kg: 34.5 }, undefined, { t_i: 35.1 }]);
    expect(results.map(({ device }) => device)).toEqual(['hive 1', 'hive 1', 'hive 2']);
    const long =
      'time;hive;parameter;value;unit\n2024-06-01 10:00;1;weight;76,1;lb\n2024-06-01 10:00;1;temperature;35,1;°C\n';
    expect(read(long).values.map(rounded)).toEqual([{ weight_kg: 34.518 }, { t_i: 35.1 }]);
  });

  test('may have guards before what spreadsheets take for formulas, and FALSE of another language', () => {
    const file =
      "id;hive_id;hive;apiary;inspected;time_zone;needs_attention;notes\n1;2;X 1;X;20.07.2026 10:00;America/Chicago;FALSCH;'-2 frames\n";
    const [result] = read(file).results;
    expect(result?.read?.inspection?.fields).toEqual({ notes: '-2 frames', needsAttention: false });
    expect(result?.read?.time.toISOString()).toBe('2026-07-20T15:00:00.000Z');
  });
});
