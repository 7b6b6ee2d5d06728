import { desktop } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome } from './people.ts';
import { demoProduct } from './product.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing(demoProduct);

/** As makers publish them: temperature in tenths and weight in grams, both with the high byte first. */
const codec = `
function decodeUplink(input) {
  var b = input.bytes;
  return { data: { temp: ((b[0] << 8) | b[1]) / 10, weight_g: (b[2] << 8) | b[3] } };
}`;

test('the codec of a sensor maker is pasted, tried and chosen, and its device is drawn', async () => {
  const { page, problems } = await visitor({ viewport: desktop });
  await arriveHome(page, url());
  await page.goto(`${url()}/devices/codecs`);
  await page.getByRole('link', { name: 'Add a codec' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Maker 1');
  await page.getByRole('textbox', { name: 'JavaScript of the codec' }).fill(codec);
  await page.getByRole('textbox', { name: 'Bytes of a message' }).fill('00 D2 9C 40');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('40000').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Maker 1').first().waitFor();

  const key = 'a1b2c3d4e5f60718';
  await page.goto(`${url()}/devices/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Scale by radio');
  await page.getByRole('textbox', { name: 'Key' }).fill(key);
  await page.getByRole('combobox', { name: /^Type/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /^Codec/ }).selectOption({ label: 'Maker 1' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/devices/*/setup');
  const device = page.url().replace(/\/setup$/, '');
  // As ChirpStack sends it.
  const message = { deviceInfo: { devEui: key }, deduplicationId: key, fCnt: 1, fPort: 1, rxInfo: [] };
  const data = Buffer.from('00d29c40', 'hex').toString('base64');
  await rest(page, 'POST', 'lora_sensors_auth', { ...message, data, time: new Date().toISOString() });
  await page.goto(device);
  await page.locator('dl').getByText('40 kg').waitFor();
  expect(problems).toEqual([]);
});
