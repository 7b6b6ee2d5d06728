/** Physical quantities; their ids are known to old clients. */
export const physicals = {
  temperature: { id: 1, unit: '°C' },
  humidity: { id: 2, unit: '%RH' },
  weight: { id: 3, unit: 'kg' },
  percentage: { id: 11, unit: '%' },
  pressure: { id: 15, unit: 'hPa' },
  voltage: { id: 16, unit: 'V' },
  light: { id: 17, unit: 'lux' },
  loudness: { id: 18, unit: 'dB' },
  signal: { id: 19, unit: 'dBm' },
  degrees: { id: 20, unit: '°' },
  count: { id: 21, unit: '#' },
  precipitation: { id: 23, unit: 'mm/h' },
  speed: { id: 24, unit: 'm/s' },
  distance: { id: 25, unit: 'km' },
  concentration: { id: 26, unit: 'µg/m³' },
  /** Raw counts, factors and loudness without a unit. */
  plain: { id: 22, unit: '-' },
} as const;

export type PhysicalName = keyof typeof physicals;

interface Bounds {
  /** What can be at all; a calibrated value beyond it is none. Undefined: no bound is known. */
  min?: number;
  max?: number;
  /** The range that is usual in a chart. */
  low?: number;
  high?: number;
}

interface Described extends Bounds {
  physical: PhysicalName;
  /** Digits behind the point that a sensor can tell apart. */
  decimals: number;
  isCharted: boolean;
}

export interface Quantity extends Described {
  /** Id on the wire. */
  id: number;
  /** Name on the wire, and of its column. */
  abbreviation: QuantityName;
  unit: string;
  physicalId: number;
}

const plain: Described = { physical: 'plain', decimals: 3, isCharted: false };
const sound: Described = { ...plain, isCharted: true, low: 0, high: 5 };
const temperature: Described = {
  physical: 'temperature',
  decimals: 2,
  isCharted: true,
  min: -60,
  max: 80,
  low: 33,
  high: 37,
};
const weight: Described = {
  physical: 'weight',
  decimals: 3,
  isCharted: true,
  min: -200,
  max: 1000,
  low: 1,
  high: 150,
};
const bees: Described = { physical: 'count', decimals: 0, isCharted: true, min: 0, low: 0, high: 5000 };
const degrees: Described = { physical: 'degrees', decimals: 6, isCharted: true };

/** Bands of the sound spectrum as configurations of the firmware name them: old, 9-70, 6-70 and 0-255. */
const soundBands = [
  's_bin098_146Hz',
  's_bin146_195Hz',
  's_bin195_244Hz',
  's_bin244_293Hz',
  's_bin293_342Hz',
  's_bin342_391Hz',
  's_bin391_439Hz',
  's_bin439_488Hz',
  's_bin488_537Hz',
  's_bin537_586Hz',
  's_bin_71_122',
  's_bin_122_173',
  's_bin_173_224',
  's_bin_224_276',
  's_bin_276_327',
  's_bin_327_378',
  's_bin_378_429',
  's_bin_429_480',
  's_bin_480_532',
  's_bin_532_583',
  's_bin_0_201',
  's_bin_201_402',
  's_bin_402_602',
  's_bin_602_803',
  's_bin_803_1004',
  's_bin_1004_1205',
  's_bin_1205_1406',
  's_bin_1406_1607',
  's_bin_1607_1807',
  's_bin_1807_2008',
] as const;

/** Bounds of the field and of the old screens; lists in the order of their ids. */
const described = {
  t: temperature,
  h: { physical: 'humidity', decimals: 2, isCharted: true, min: 0, max: 100, low: 40, high: 90 },
  p: { physical: 'pressure', decimals: 1, isCharted: true, min: 300, max: 1200, low: 1013, high: 1100 },
  w: plain,
  l: { physical: 'light', decimals: 1, isCharted: true, min: 0, max: 200_000, low: 0, high: 10_000 },
  bv: { physical: 'voltage', decimals: 3, isCharted: true, min: 0, max: 100, low: 3, high: 3.5 },
  w_v: plain,
  w_fl: plain,
  w_fr: plain,
  w_bl: plain,
  w_br: plain,
  s_fan_4: sound,
  s_fan_6: sound,
  s_fan_9: sound,
  s_fly_a: sound,
  s_tot: { ...sound, high: 20 },
  t_i: temperature,
  bc_i: bees,
  bc_o: bees,
  weight_kg: weight,
  weight_kg_noOutlier: weight,
  weight_kg_corrected: weight,
  rssi: { physical: 'signal', decimals: 0, isCharted: true, low: -120, high: -50 },
  snr: { physical: 'loudness', decimals: 2, isCharted: true, low: -10, high: 15 },
  lat: { ...degrees, min: -90, max: 90 },
  lon: { ...degrees, min: -180, max: 180 },
  calibrating_weight: plain,
  w_fl_kg_per_val: plain,
  w_fr_kg_per_val: plain,
  w_bl_kg_per_val: plain,
  w_br_kg_per_val: plain,
  w_fl_offset: plain,
  w_fr_offset: plain,
  w_bl_offset: plain,
  w_br_offset: plain,
  w_v_kg_per_val: plain,
  w_v_offset: plain,
  w_v_1: plain,
  w_v_2: plain,
  net_weight_kg: weight,
  bc_tot: { ...bees, high: 10_000 },
  s_spl: { physical: 'loudness', decimals: 1, isCharted: true, min: 0, max: 200, low: 30, high: 80 },
  bat_perc: { physical: 'percentage', decimals: 0, isCharted: true, min: 0, max: 100, low: 20, high: 100 },
  vcc: { physical: 'voltage', decimals: 3, isCharted: false, min: 0, max: 100 },
  t_0: temperature,
  t_1: temperature,
  t_2: temperature,
  t_3: temperature,
  t_4: temperature,
  t_5: temperature,
  t_6: temperature,
  t_7: temperature,
  t_8: temperature,
  t_9: temperature,
} as const satisfies Record<string, Described>;

/** Ids go on after those of the bands: new ones are added here, at the end. */
const describedLater = {
  weight_combined_kg: weight,
  bat_volt: described.bv,
} as const satisfies Record<string, Described>;

/** Each has a column in `measurements`: a new one is a migration. */
export type QuantityName = keyof typeof described | (typeof soundBands)[number] | keyof typeof describedLater;

const descriptions: readonly (readonly [QuantityName, Described])[] = [
  ...(Object.keys(described) as (keyof typeof described)[]).map((name) => [name, described[name]] as const),
  ...soundBands.map((name) => [name, sound] as const),
  ...(Object.keys(describedLater) as (keyof typeof describedLater)[]).map(
    (name) => [name, describedLater[name]] as const,
  ),
];

/** Every known quantity, by id. */
export const quantities: readonly Quantity[] = descriptions.map(([abbreviation, description], index) => ({
  ...description,
  id: index + 1,
  abbreviation,
  unit: physicals[description.physical].unit,
  physicalId: physicals[description.physical].id,
}));

/** What is known of a quantity that is not in the catalogue. */
export const unknownQuantity: Omit<Quantity, 'abbreviation'> = {
  ...plain,
  isCharted: true,
  id: 0,
  unit: physicals.plain.unit,
  physicalId: physicals.plain.id,
};

const byName = new Map<string, Quantity>(quantities.map((quantity) => [quantity.abbreviation, quantity]));

export function quantityNamed(name: string): Quantity | undefined {
  return byName.get(name);
}

/** Rounds to what a sensor can tell apart: a mean of reals would show digits that nobody measured. */
export function rounded(name: string, value: number): number {
  return roundingOf(name)(value);
}

/** The same for many values of one quantity. */
export function roundingOf(name: string): (value: number) => number {
  const known = byName.get(name.replace(/_raw$/, ''));
  const factor = 10 ** (known?.decimals ?? unknownQuantity.decimals);
  return (value) => {
    // Of what nobody knows, a thousandth may be much.
    if (known === undefined && Math.abs(value) < 1) return Number(value.toPrecision(4));
    const scaled = Math.round(value * factor) / factor;
    return Number.isFinite(scaled) ? scaled : value;
  };
}
