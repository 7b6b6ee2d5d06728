import type { ManyDevices } from '@skep/api/testing';

/** Bodies of one device after the other, a minute later each time round. @param begin unix seconds. */
export function messagesOf(devices: ManyDevices, begin: number): () => string {
  let number = -1;
  return () => {
    number += 1;
    const index = number % devices.keys.length;
    const round = Math.floor(number / devices.keys.length);
    const wave = Math.sin(number);
    return JSON.stringify({
      key: devices.keys[index],
      time: begin + round * 60,
      t: 18 + Math.round(wave * 500) / 100,
      t_i: 35 + Math.round(wave * 80) / 100,
      h: 58 + Math.round(wave * 9),
      weight_kg: 57 + Math.round(wave * 3000) / 1000,
      bv: 3.54,
      s_tot: 3,
      rssi: -90 + Math.round(wave * 9),
      snr: 7,
    });
  };
}
