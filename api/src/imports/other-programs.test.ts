import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, sendImport, shownImport, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

interface Sample {
  name?: string;
  time?: string;
  values: { quantity: string; value: number }[];
  said: { field: string; text: string }[];
  problems: { column: string; reason: string }[];
}

/** How the first rows of a file are read that nobody has said anything about. */
const shownRows = (samples: readonly Sample[]) =>
  samples.map(({ name, time, values, problems }) => [
    ...(name === undefined ? [] : [name]),
    time?.slice(0, 19) ?? problems.map(({ reason }) => reason).join(),
    Object.fromEntries(values.map(({ quantity, value }) => [quantity, Math.round(value * 100) / 100])),
  ]);

test.each([
  [
    'a scale of several cells and its sum',
    'Device,Sample,Timestamp,Unix Time,Temp (F),RH (%),Weight Left (lb),Weight Right (lb),Weight Total (lb),Battery (%)\n57:01,1,2026-05-14 10:00,1778752800,93.2,61,40,60,100,88\n',
    [['57:01', '2026-05-14T10:00:00', { t_i: 34, h: 61, weight_kg: 45.36, bat_perc: 88 }]],
  ],
  [
    'German, with lines above, empty columns, gains and a row of sums',
    'Stockwaage Waldrand;;;;;\nStand: 31.05.2026;;;;;\n;;;;;\nDatum;Uhrzeit;Gewicht [kg];Zunahme [g];Temp. außen [°C];\n14.05.2026;10:30;34,50;120;18,5;\n15.05.2026;10:30;34,62;;19;\nSumme;;69,12;120;;\n',
    [
      ['2026-05-14T08:30:00', { weight_kg: 34.5, t: 18.5 }],
      ['2026-05-15T08:30:00', { weight_kg: 34.62, t: 19 }],
      ['not_a_time', {}],
    ],
  ],
  [
    'Greek halves of days',
    'Ημερομηνία;Ώρα;Βάρος (κιλά);Θερμοκρασία;Υγρασία\n14/5/2026;10:30 πμ;34,5;35,1;60\n15/5/2026;2:30 μμ;34,6;35,2;61\n',
    [
      ['2026-05-14T08:30:00', { weight_kg: 34.5, t_i: 35.1, h: 60 }],
      ['2026-05-15T12:30:00', { weight_kg: 34.6, t_i: 35.2, h: 61 }],
    ],
  ],
  [
    'French, with hours by h',
    'Date;Heure;Poids ruche (kg);T° ext;T° int;Hygrométrie (%)\n14/05/2026;10h05;34,5;18;35,1;60\n15/05/2026;9 h;34,6;19;35;61\n',
    [
      ['2026-05-14T08:05:00', { weight_kg: 34.5, t: 18, t_i: 35.1, h: 60 }],
      ['2026-05-15T07:00:00', { weight_kg: 34.6, t: 19, t_i: 35, h: 61 }],
    ],
  ],
  [
    'Polish',
    'Data;Godzina;Waga (kg);Temperatura zewnętrzna (°C);Wilgotność (%)\n14.05.2026;10:30;34,5;18,5;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t: 18.5, h: 60 }]],
  ],
  [
    'Russian',
    'Дата;Время;Вес улья, кг;Температура внутри;Температура снаружи\n14.05.2026;10:30;34,5;35,1;18\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t_i: 35.1, t: 18 }]],
  ],
  [
    'Ukrainian',
    'Дата;Час;Вага вулика, кг;Температура всередині;Температура зовні;Вологість\n14.05.2026;10:30;34,5;35,1;18;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t_i: 35.1, t: 18, h: 60 }]],
  ],
  [
    'Bulgarian',
    'Дата;Час;Тегло (кг);Температура вътре;Температура вън;Влажност\n14.05.2026;10:30;34,5;35,1;18;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t_i: 35.1, t: 18, h: 60 }]],
  ],
  [
    'Portuguese',
    'Data;Hora;Peso (kg);Temperatura externa;Humidade\n14/05/2026;10:30;34,5;18;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t: 18, h: 60 }]],
  ],
  [
    'Romanian',
    'Data;Ora;Greutate (kg);Temperatura exterioară;Umiditate\n14.05.2026;10:30;34,5;18;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t: 18, h: 60 }]],
  ],
  [
    'Finnish, with a word before the hour',
    'Pvm;Klo;Paino (kg);Lämpötila ulkona;Kosteus\n14.5.2026;klo 10.30;34,5;18;60\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t: 18, h: 60 }]],
  ],
  [
    'Norwegian',
    'Dato;Vekt (kg);Temp. ute\n14.05.2026 kl. 10.30;34,5;12\n',
    [['2026-05-14T08:30:00', { weight_kg: 34.5, t: 12 }]],
  ],
  [
    'Australian',
    'Date,Weight (kg),Brood temp\n14/05/2026 3:05:00 p.m.,34.5,35\n15/05/2026 9:05:00 a.m.,34.6,35\n',
    [
      ['2026-05-14T13:05:00', { weight_kg: 34.5, t_i: 35 }],
      ['2026-05-15T07:05:00', { weight_kg: 34.6, t_i: 35 }],
    ],
  ],
  [
    'of home automation, in pounds and Fahrenheit',
    'entity_id,state,last_changed,unit_of_measurement\nsensor.beehive_north_weight,100,2026-05-14T10:00:00.000Z,lb\nsensor.beehive_north_brood_temperature,95,2026-05-14T10:00:00.000Z,°F\n',
    [
      ['beehive north', '2026-05-14T10:00:00', { weight_kg: 45.36 }],
      ['beehive north', '2026-05-14T10:00:00', { t_i: 35 }],
    ],
  ],
  [
    'weeks',
    'Week,Weight (kg)\n2026-W20,34.5\n2026-W21-3,34.6\n',
    [
      ['2026-05-10T22:00:00', { weight_kg: 34.5 }],
      ['2026-05-19T22:00:00', { weight_kg: 34.6 }],
    ],
  ],
  [
    'days and times of day as Excel counts them',
    'Date,Time,Weight (kg)\n46156,0.4375,34.5\n46157,0.5,34.6\n',
    [
      ['2026-05-14T08:30:00', { weight_kg: 34.5 }],
      ['2026-05-15T10:00:00', { weight_kg: 34.6 }],
    ],
  ],
  [
    'titles twice, empty columns and separators at the end',
    ';Datum;;Gewicht (kg);Gewicht (kg);Feuchte;;\n;14.05.2026 10:30;;34,5;34,6;60;;\n;15.05.2026 10:30;;34,6;34,7;61;;\n',
    [
      ['2026-05-14T08:30:00', { weight_kg: 34.5, h: 60 }],
      ['2026-05-15T08:30:00', { weight_kg: 34.6, h: 61 }],
    ],
  ],
  [
    'days of the week, and signs that nothing was measured',
    'Datum;Gewicht;Temp\nDo 14.05.2026 10:30;--;35,1\nFr, 15.05.2026 10:30;n.a.;35,2\nSa 16.05.2026 10:30;34,5;#N/A\n',
    [
      ['2026-05-14T08:30:00', { t_i: 35.1 }],
      ['2026-05-15T08:30:00', { t_i: 35.2 }],
      ['2026-05-16T08:30:00', { weight_kg: 34.5 }],
    ],
  ],
  [
    'a row of units below the titles',
    'Time;Weight;Temperature;Humidity\n;lb;°F;%\n14.05.2026 10:30;100;95;60\n',
    [
      ['no_time', {}],
      ['2026-05-14T08:30:00', { weight_kg: 45.36, t_i: 35, h: 60 }],
    ],
  ],
  [
    'names of several devices',
    'name,time,t_i,weight_kg\nhive1,1778752800000000000,35.1,34.2\nhive2,1778752800000000000,35.2,34.3\n',
    [
      ['hive1', '2026-05-14T10:00:00', { t_i: 35.1, weight_kg: 34.2 }],
      ['hive2', '2026-05-14T10:00:00', { t_i: 35.2, weight_kg: 34.3 }],
    ],
  ],
])('a file of another program is read: %s', async (_, file, rows) => {
  const { mapping, samples } = await anImport(api, anna, file);
  expect(mapping.kind).toBe('measurements');
  expect(shownRows(samples)).toEqual(rows);
  expect(mapping.columns.some((column: { isUnitUnsure: boolean }) => column.isUnitUnsure)).toBe(false);
});

test('pounds of America are stored as kilograms, and its sums at the end are listed as refused', async () => {
  const bob = await aUser(api);
  const file =
    'Timestamp,Hive Weight (lbs),Internal Temp (°F),External Temp (°F),Battery (%)\n5/14/2026 15:05,100,95,50,88\n5/15/2026 15:05,101,95,50,88\nTotal,201,,,\nAverage,100.5,,,\n';
  const { body } = await sendImport(api, bob, file, 'America/Chicago');
  const sent = await shownImport(api, bob, body.id);
  expect(sent.mapping.dateOrder).toBe('mdy');
  await mapped(api, bob, sent, { target: 'new' });
  expect((await step(api, bob, sent.id, 'count')).counted).toMatchObject({ rows: 4, fresh: 2, refused: 2 });
  expect((await step(api, bob, sent.id, 'start')).stored).toBe(2);
  const stored = await api.database.db
    .selectFrom('measurements')
    .innerJoin('devices', 'devices.id', 'device_id')
    .select(['measured_at', 'weight_kg', 't', 't_i'])
    .where('devices.user_id', '=', bob.id as never)
    .orderBy('measured_at')
    .execute();
  expect(stored.map((row) => row.measured_at.toISOString())).toEqual([
    '2026-05-14T20:05:00.000Z',
    '2026-05-15T20:05:00.000Z',
  ]);
  expect(stored[0]?.weight_kg).toBeCloseTo(45.36, 2);
  expect([stored[0]?.t, stored[0]?.t_i]).toEqual([expect.closeTo(10, 3), expect.closeTo(35, 3)]);
});

const notesOf = (sample: Sample | undefined) =>
  sample?.said.filter(({ field }) => field === 'notes').map(({ text }) => text);

test.each([
  [
    'Yard Name,Hive Name,Inspection Date,Inspection Time,Queen Seen,Temperament,Outside Temp (F),Inspection Notes\nHome,A1,05/14/2026,3:05 PM,Yes,Calm,72,"Added super,\nlooks good"\n',
    [
      'Home · A1',
      '2026-05-14T13:05:00.000Z',
      ['Temperament: Calm', 'Outside Temp (F): 72', 'Added super, looks good'],
    ],
  ],
  [
    'Hive,Date,Queen seen,Weight,Weather\nA,14/05/2026,yes,34.5,sunny\n',
    ['A', '2026-05-13T22:00:00.000Z', ['Weight: 34.5', 'Weather: sunny']],
  ],
  [
    'apiary,hive,date,weather,varroa,hive temp,outside temperature,weight,notes\nWald,Volk 1,2026-05-01,sunny,3,34.5,18,32,"Königin gesehen"\n',
    [
      'Wald · Volk 1',
      '2026-04-30T22:00:00.000Z',
      [
        'weather: sunny',
        'varroa: 3',
        'hive temp: 34.5',
        'outside temperature: 18',
        'weight: 32',
        'Königin gesehen',
      ],
    ],
  ],
  [
    'date,hiveName,apiaryName,hiveId,temperature,weatherConditions,notes,queenSeen\n2026-05-14T09:00:00.000Z,Alpha,Home,7f3,21,sunny,calm,true\n',
    ['Home · Alpha', '2026-05-14T09:00:00.000Z', ['temperature: 21', 'weatherConditions: sunny', 'calm']],
  ],
  [
    'Date,Tag number,Report notes\n2026-05-14,A1,queen seen\n',
    ['A1', '2026-05-13T22:00:00.000Z', ['queen seen']],
  ],
  [
    'Colmenar;Colmena;Fecha;Reina vista;Cuadros de cría;Observaciones\nMonte;3;14/05/2026;Sí;6;"Alza puesta\nbuena"\n',
    ['Monte · 3', '2026-05-13T22:00:00.000Z', ['Alza puesta buena']],
  ],
])('a diary of another program is one, and nothing of it is lost: %s', async (file, expected) => {
  const { mapping, samples } = await anImport(api, anna, file);
  expect(mapping.kind).toBe('inspections');
  const [sample] = samples;
  expect([sample.name, sample.time, notesOf(sample)]).toEqual(expected);
  expect(sample.problems).toEqual([]);
});
