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
}

const shownRows = (samples: readonly Sample[]) =>
  samples.map(({ name, time, values }) => [
    ...(name === undefined ? [] : [name]),
    time?.slice(0, 16) ?? 'none',
    Object.fromEntries(values.map(({ quantity, value }) => [quantity, Math.round(value * 100) / 100])),
  ]);

test.each([
  [
    'days of the week with a comma, between semicolons',
    'Tag;Gewicht\nDonnerstag, 14. Mai 2026;34,5\nFreitag, 15. Mai 2026;34,6\n',
    [
      ['2026-05-13T22:00', { weight_kg: 34.5 }],
      ['2026-05-14T22:00', { weight_kg: 34.6 }],
    ],
  ],
  [
    'days as Excel counts them with decimal commas, between semicolons',
    'Datum;Gewicht (kg)\n46156,4375;34,5\n46157,5;34,6\n',
    [
      ['2026-05-14T08:30', { weight_kg: 34.5 }],
      ['2026-05-15T10:00', { weight_kg: 34.6 }],
    ],
  ],
  [
    'a comma in a title, between semicolons',
    'Дата;Вага, кг\n13 травня 2026 р. 10:30;34,5\n3 лютого 2026 10:30;34,6\n',
    [
      ['2026-05-13T08:30', { weight_kg: 34.5 }],
      ['2026-02-03T09:30', { weight_kg: 34.6 }],
    ],
  ],
  [
    'semicolons within cells, between commas',
    'Time,Weight (kg),Remark\n2026-05-14 10:30,34.5,a; b\n2026-05-15 10:30,34.6,c; d\n',
    [
      ['2026-05-14T08:30', { weight_kg: 34.5 }],
      ['2026-05-15T08:30', { weight_kg: 34.6 }],
    ],
  ],
  [
    'times as browsers write them',
    'Time,Weight (kg)\nSun May 03 2026 10:30:00 GMT+0200 (Central European Summer Time),34.5\n',
    [['2026-05-03T08:30', { weight_kg: 34.5 }]],
  ],
  [
    'Roman months',
    'Datum;Hmotnost (kg)\n3.V.2026 10:30;34,5\n14. XI. 2025 10:30;34,6\n4/VII/2026 10:30;34,7\n',
    [
      ['2026-05-03T08:30', { weight_kg: 34.5 }],
      ['2025-11-14T09:30', { weight_kg: 34.6 }],
      ['2026-07-04T08:30', { weight_kg: 34.7 }],
    ],
  ],
  [
    'counted milliseconds',
    'ts,weight,temp\n1777804200000,34.5,35\n1777804800000,34.6,35\n',
    [
      ['2026-05-03T10:30', { weight_kg: 34.5, t_i: 35 }],
      ['2026-05-03T10:40', { weight_kg: 34.6, t_i: 35 }],
    ],
  ],
  [
    'short titles in German',
    '"Nr.";"Datum";"Zeit";"Gew.[kg]";"T-Luft[°C]";"T-Stock[°C]";"rF[%]";"U-Batt[V]"\n1;13.05.26;10:30;34,5;18;35,1;61;12,6\n',
    [['2026-05-13T08:30', { weight_kg: 34.5, t: 18, t_i: 35.1, h: 61, bat_volt: 12.6 }]],
  ],
  [
    'short titles in Polish',
    'Data;Godz.;Masa ula [kg];Temp. zewn. [°C];Wilg. [%];Ciśnienie\n13.05.2026;10.30;34,5;18;61;1013\n',
    [['2026-05-13T08:30', { weight_kg: 34.5, t: 18, h: 61, p: 1013 }]],
  ],
  [
    'short titles in English',
    'Scale Name,Date,Time,Wt (lb),Hum,Bat (V),Press (hPa)\nKauri,05/13/2026,10:30 AM,100,61,3.91,1013\n',
    [['Kauri', '2026-05-13T08:30', { weight_kg: 45.36, h: 61, bat_volt: 3.91, p: 1013 }]],
  ],
  [
    'scales in columns',
    'Zeitstempel;Stockwaage 1 [kg];Stockwaage 2 [kg]\n03.05.2026 10:30;34,5;33,2\n',
    [
      ['Stockwaage 1', '2026-05-03T08:30', { weight_kg: 34.5 }],
      ['Stockwaage 2', '2026-05-03T08:30', { weight_kg: 33.2 }],
    ],
  ],
  [
    'a scale by its name',
    'Scale,Time,Weight (kg)\nKauri,2026-05-13 10:30,34.5\n',
    [['Kauri', '2026-05-13T08:30', { weight_kg: 34.5 }]],
  ],
  [
    'temperatures outside in Swedish',
    'Tidpunkt;Vikt (kg);Innertemp;Yttertemp\n2026-05-13 10:30;34,5;35,1;18\n',
    [['2026-05-13T08:30', { weight_kg: 34.5, t_i: 35.1, t: 18 }]],
  ],
  [
    'temperatures outside in Norwegian',
    'Tidspunkt;Vekt (kg);Innetemp;Utetemp\n13.05.2026 10:30;34,5;35,1;18\n',
    [['2026-05-13T08:30', { weight_kg: 34.5, t_i: 35.1, t: 18 }]],
  ],
  [
    'a battery with its unit in the cells',
    'time,weight,battery\n2026-05-13 10:30,34.5 kg,98 %\n',
    [['2026-05-13T08:30', { weight_kg: 34.5, bat_perc: 98 }]],
  ],
])('a file is read that writes things otherwise: %s', async (_, file, rows) => {
  const { samples } = await anImport(api, anna, file);
  expect(shownRows(samples)).toEqual(rows);
});

test('hives that are called alike in two apiaries are two', async () => {
  const file =
    'Yard,Hive,Date,In-hive temp (F)\nNorth,1,05/13/2026,95\nSouth,1,05/13/2026,93.2\nNorth,2,05/13/2026,95\n';
  const sent = await anImport(api, anna, file);
  expect(sent.mapping.columns[0]).toMatchObject({ role: 'apiary' });
  await mapped(api, anna, sent, {
    names: ['North · 1', 'South · 1', 'North · 2'].map((name) => ({ name, target: 'new' })),
  });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 3, fresh: 3, shared: 0 });
});

test('the warmth of a brood nest is not taken for one in Fahrenheit', async () => {
  const bob = await aUser(api);
  const { body } = await sendImport(api, bob, 'Date,Hive temp\n5/13/2026 10:30 AM,35.1\n', 'America/Chicago');
  const { mapping } = await shownImport(api, bob, body.id);
  expect(mapping.columns[1].unit ?? null).not.toBe('°F');
});

test('names that differ by capitals alone are one hive, and numbers keep their zeros', async () => {
  const eve = await aUser(api);
  const sent = await anImport(
    api,
    eve,
    'Hive,Date,Notes\nOak,2026-05-03,a\nOAK ,2026-05-04,b\n007,2026-05-03,c\n7,2026-05-03,d\n',
  );
  const names = ['Oak', 'OAK', '007', '7'].map((name) => ({ name, target: 'new' }));
  await mapped(api, eve, sent, { names });
  await step(api, eve, sent.id, 'count');
  expect((await step(api, eve, sent.id, 'start')).stored).toBe(4);
  const { hives } = (await api.request('GET', '/api/hives', { as: eve })).body;
  expect(hives.map(({ name }: { name: string }) => name).toSorted()).toEqual(['007', '7', 'Oak']);
});

test('a number that is noted is noted with its title, and a race alone is that of the queen', async () => {
  const counted = await anImport(api, anna, 'Date;Hive;Mites;Days\n14/05/2026;1;12;3\n');
  expect(counted.samples[0].said).toContainEqual({ field: 'notes', text: 'Days: 3' });
  const list = await anImport(api, anna, 'Arnia;Regina;Razza;Tipo\n3;Anna;Ligustica;Langstroth\n');
  expect(list.mapping.columns).toMatchObject([
    ...[{ role: 'device' }, { quantity: 'queen_name' }, { quantity: 'queen_race' }, { quantity: 'type' }],
  ]);
});
