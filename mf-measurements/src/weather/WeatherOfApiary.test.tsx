import { visiting } from '@skep/remote-kit/visit';
import { screen, within } from '@testing-library/react';
import { DataQuery } from '../charts/DataScreen.graphql.ts';
import { DataScreen } from '../charts/DataScreen.tsx';
import { dataMessages } from '../charts/data-messages.ts';
import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { aSeries, emptySeries } from '../testing/series.ts';
import { aWeather, noWeather } from '../testing/weather.ts';

const visit = visiting(dataMessages);

function open(weather: object | null, series = aSeries) {
  const answer = answering(DataQuery, () => ({
    devices: sampleDevices,
    measuredApiaries,
    quantities,
    marks: [],
    series: series({ weather }),
  }));
  return visit(<DataScreen />, { path: '/measurements/7', route: '/measurements/:id', answers: [answer] });
}

const heading = () => screen.findByRole('heading', { name: 'Weather in Orchard' });

test('the weather of the apiary is below what the hive measured, of the same period', async () => {
  open(aWeather());
  await heading();
  const charts = screen
    .getAllByRole('button', { name: /as a table$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(' as a table', ''));
  expect(charts.slice(-7)).toEqual([
    'Temperature outside',
    'Rain and snow',
    'Wind',
    'Clouds and humidity',
    'Air pressure',
    'UV index',
    'Ozone',
  ]);
});

test('now and the days to come are shown in figures with their units', async () => {
  open(aWeather());
  await heading();
  const now = screen.getByText('Now').closest('li');
  expect(now?.textContent).toBe('Now12\u00a0°CRainHumidity 81%Wind 4\u00a0m/s');
  expect(screen.getAllByText(/^Rain and snow [\d.]+\smm$/).length).toBeGreaterThan(2);
});

test('the provider is named with its licence, as that asks', async () => {
  open(aWeather());
  const provider = await screen.findByRole('link', { name: 'Open-Meteo.com' });
  expect(provider.getAttribute('href')).toBe('https://open-meteo.com/');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
});

test('in an apiary without a place its owner is shown the way, and others read that', async () => {
  const own = open(noWeather({ isPlaced: false }));
  await heading();
  const way = screen.getByRole('link', { name: 'Set the location of the apiary' });
  expect(way.getAttribute('href')).toBe('/apiaries/1/edit');
  own.unmount();
  open(noWeather({ isPlaced: false, isOwn: false }));
  expect(await screen.findByText(/The owner has not set/)).toBeTruthy();
});

test('before the first figures have come that is said, and of another period what is known', async () => {
  const first = open(noWeather());
  expect(await screen.findByText(/The weather is being loaded/)).toBeTruthy();
  first.unmount();
  open(aWeather({ quantities: [], precipitationMm: [] }));
  expect(await screen.findByText('The weather of this period is not known.')).toBeTruthy();
  expect(screen.getByText('Now')).toBeTruthy();
});

test('it is there in a period in which nothing was measured', async () => {
  open(aWeather(), emptySeries);
  const section = (await heading()).closest('section');
  expect(within(section ?? document.body).getAllByRole('button', { name: /as a table$/ })).toHaveLength(7);
});

test('where no weather is fetched there is no word of it', async () => {
  open(null);
  await screen.findByRole('button', { name: 'Weight as a table' });
  expect(screen.queryByRole('heading', { name: /Weather/ })).toBeNull();
});
