import { read, rounded } from './test-reading.ts';

const rowsOf = (file: string) =>
  read(file).results.map(({ device, read: row, refusals }) => [
    ...(device === undefined ? [] : [device]),
    row?.time.toISOString().slice(0, 19) ?? refusals.map(({ reason }) => reason).join(),
    rounded(row?.values),
  ]);

test.each([
  [
    'midnight at the end of a day',
    'time,weight_kg\n2024-06-01 23:00,34.5\n2024-06-01 24:00,34.6\n2024-06-02 01:00,34.7\n',
    [
      ['2024-06-01T21:00:00', { weight_kg: 34.5 }],
      ['2024-06-01T22:00:00', { weight_kg: 34.6 }],
      ['2024-06-01T23:00:00', { weight_kg: 34.7 }],
    ],
  ],
  [
    'a year and its week',
    'Jahr;KW;Gewicht (kg)\n2025;1;34,5\n2025;KW 2;34,6\n2025;54;34,7\n',
    [
      ['2024-12-29T23:00:00', { weight_kg: 34.5 }],
      ['2025-01-05T23:00:00', { weight_kg: 34.6 }],
      ['not_a_time', {}],
    ],
  ],
  [
    'an export of several scales by their names',
    'apiaryName,hiveId,hiveName,deviceId,timestamp,datetime,batteryLevel,m_temperature,m_humidity,m_weight\nHome,h1,Hive 1,57:11,1718000000,2024-06-10T06:13:20+00:00,98,95,61,100\n',
    [['Hive 1', '2024-06-10T06:13:20', { bat_perc: 98, t_i: 35, h: 61, weight_kg: 45.359 }]],
  ],
  [
    'a scale by its number, with two clocks',
    'UUID,Local_TimeStamp,Unix_Time,Weight,Temperature\n49:03,6/1/2022 0:00,1654059600,100,59\n',
    [['49:03', '2022-06-01T05:00:00', { weight_kg: 45.359, t_i: 15 }]],
  ],
  [
    'line ends of old Macs',
    'time,weight_kg\r2024-06-01 10:00,34.5\r2024-06-01 11:00,34.6\r',
    [
      ['2024-06-01T08:00:00', { weight_kg: 34.5 }],
      ['2024-06-01T09:00:00', { weight_kg: 34.6 }],
    ],
  ],
  ['tabs', 'time\tweight_kg\n2024-06-01 10:00\t34.5\n', [['2024-06-01T08:00:00', { weight_kg: 34.5 }]]],
  [
    'microseconds',
    'time,t_i,weight_kg\n1717236000000000,35.1,34.2\n',
    [['2024-06-01T10:00:00', { t_i: 35.1, weight_kg: 34.2 }]],
  ],
  [
    'halves of days in Spanish',
    'fecha;peso\n13/6/2024 10:00:00 a. m.;34,5\n13/6/2024 11:00:00 p. m.;34,6\n',
    [
      ['2024-06-13T08:00:00', { weight_kg: 34.5 }],
      ['2024-06-13T21:00:00', { weight_kg: 34.6 }],
    ],
  ],
  [
    'dates in Hungarian',
    'Dátum;Súly (kg)\n2024. 06. 13. 11:00;34,6\n',
    [['2024-06-13T09:00:00', { weight_kg: 34.6 }]],
  ],
  [
    'a panel of a dashboard',
    '"Time","Hive 1 weight"\n2024-06-01 10:00:00,34.2 kg\n',
    [['2024-06-01T08:00:00', { weight_kg: 34.2 }]],
  ],
  [
    'a line of the separator, and quoted titles',
    'sep=,\n"Time","Gewicht"\n2024-06-01 10:00:00,34.2\n2024-06-01 11:00:00,34.3\n',
    [
      ['2024-06-01T08:00:00', { weight_kg: 34.2 }],
      ['2024-06-01T09:00:00', { weight_kg: 34.3 }],
    ],
  ],
  [
    'fields without a name have to be chosen',
    'created_at,entry_id,field1,field2\n2023-01-06T16:44:16+00:00,1,12.6,69.69\n',
    [['no_value', {}]],
  ],
])('%s', (_, file, rows) => {
  expect(rowsOf(file)).toEqual(rows);
});

test.each([
  [
    'Apiary;Hive;Inspection date;Queen seen;Eggs;Brood frames;Honey frames;Temper;Mite count;Notes\nHome;1;5/14/2026;Yes;Yes;6;3;Calm;4;Fed 1:1\n',
    'Home · 1',
    ['Honey frames: 3', 'Temper: Calm', 'Mite count: 4', 'Fed 1:1'],
  ],
  [
    'Stand;Volk;Datum;Königin;Stifte;Brutwaben;Futter;Sanftmut;Varroa;Bemerkung\nGarten;1;14.05.2026;ja;ja;6;gut;1;3;Zarge aufgesetzt\n',
    'Garten · 1',
    ['Königin: ja', 'Stifte: ja', 'Futter: gut', 'Varroa: 3', 'Zarge aufgesetzt'],
  ],
  [
    'Rucher;Ruche;Date;Reine vue;Couvain;Réserves;Remarques\nBois;12;14/05/2026;oui;4;bonnes;RAS\n',
    'Bois · 12',
    ['Couvain: 4', 'Réserves: bonnes', 'RAS'],
  ],
  [
    'Hive,Date,Notes\nKönigin Elisabeth hinterm Haus am Bach,2026-05-14,x\n',
    'Königin Elisabeth hinterm Haus am Bach',
    ['x'],
  ],
])('a diary says in notes what has no item: %s', (file, name, notes) => {
  const { mapping, results } = read(file);
  expect(mapping.kind).toBe('inspections');
  const [result] = results;
  expect([result?.device, result?.read?.inspection?.fields.notes?.split('\n'), result?.refusals]).toEqual([
    ...[name, notes, []],
  ]);
});
