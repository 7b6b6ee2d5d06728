import type { Page } from 'playwright-core';

export interface OwnDevices {
  /** Ids of the person's hives, by name. */
  hives: () => Promise<Map<string, number>>;
  /** @param type of product. @returns its id */
  add: (name: string, key: string, hiveId?: number, type?: string) => Promise<number>;
  remove: (id: number) => Promise<void>;
  /** A message of the device. Default: a temperature, now. */
  send: (key: string, values?: Record<string, number>) => Promise<void>;
}

/** Devices of whoever is signed in on a page, by the doors that apps and devices use. */
export async function ownDevices(page: Page, url: string): Promise<OwnDevices> {
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  async function ask(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json().catch(() => undefined);
  }
  return {
    async hives() {
      const { hives } = await ask('GET', 'hives');
      return new Map(hives.map(({ name, id }: { name: string; id: number }) => [name, id]));
    },
    add: async (name, key, hiveId, type) =>
      (await ask('POST', 'devices', { name, key, type, hive_id: hiveId })).id,
    remove: (id) => ask('DELETE', `devices/${id}`),
    send: (key, values = { t: 18.4 }) => ask('POST', 'sensors', { key, ...values }),
  };
}

/** The device whose measurements the tab Data shows, in its choice of devices. */
export const measuredBy = (page: Page, name: string) =>
  page.locator('option:checked').filter({ hasText: name });
