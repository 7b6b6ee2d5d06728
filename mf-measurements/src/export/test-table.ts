/** What the gateway says of a table of a week. */
export function aTable(change: object = {}) {
  return {
    deviceId: '7',
    rows: 672,
    bytes: 26_000,
    isTooMuch: false,
    quantities: ['weight_kg', 't_i'],
    path: '/api/sensors/csv?device_id=7',
    ...change,
  };
}
