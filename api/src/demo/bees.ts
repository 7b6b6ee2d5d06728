import type { LayerKind } from '@skep/domain';

/** Of all of its places. */
export const timeZone = 'Europe/Amsterdam';

/** How a colony fares; its inspections follow from it. */
export type Fate = 'strong' | 'calm' | 'swarmer' | 'weak' | 'young' | 'queenless';

export interface DemoQueen {
  name: string;
  raceId: number;
  /** Seasons since she was born. */
  age: number;
  isMarked: boolean;
  isClipped: boolean;
}

export interface DemoHive {
  /** `demo.hive.<key>` is its name. */
  key: string;
  typeId: number;
  color: string;
  /** From the roof to the floor. */
  layers: readonly LayerKind[];
  frameCount: number;
  /** Colours of layers that differ from the hive's, by place from the roof. */
  layerColors?: Readonly<Record<number, string>>;
  queen?: DemoQueen;
  fate: Fate;
}

export interface DemoApiary {
  /** `demo.apiary.<key>` is its name. */
  key: string;
  color: string;
  isRoofed: boolean;
  locationType: string;
  address: { country: string; city: string; street?: string; number?: string; postalCode?: string };
  coordinates: { latitude: number; longitude: number };
  hives: readonly DemoHive[];
}

const types = {
  spaarkast: 43,
  segeberger: 44,
  dadant: 45,
  langstroth: 46,
  topBar: 47,
  simplex: 48,
  warre: 57,
  nucleus: 857,
};
const races = { buckfast: 923, carnica: 924, dark: 926, other: 930 };

const queen = (name: string, raceId: number, age: number, isClipped = false): DemoQueen => ({
  name,
  raceId,
  age,
  isMarked: true,
  isClipped,
});

const orchard: readonly DemoHive[] = [
  {
    key: 'willow',
    typeId: types.spaarkast,
    color: '#f8b133',
    layers: ['honey', 'honey', 'queen_excluder', 'brood', 'brood'],
    frameCount: 10,
    queen: queen('Wilhelmina', races.carnica, 1),
    fate: 'strong',
  },
  {
    key: 'hazel',
    typeId: types.spaarkast,
    color: '#2dbde5',
    layers: ['honey', 'queen_excluder', 'brood', 'brood'],
    frameCount: 10,
    layerColors: { 0: '#e9eae1' },
    queen: queen('Emma', races.carnica, 2, true),
    fate: 'swarmer',
  },
  {
    key: 'linden',
    typeId: types.simplex,
    color: '#27820e',
    layers: ['honey', 'brood', 'brood'],
    frameCount: 10,
    layerColors: { 1: '#ead49e' },
    queen: queen('Juliana', races.buckfast, 1),
    fate: 'calm',
  },
  {
    key: 'clover',
    typeId: types.simplex,
    color: '#094da0',
    layers: ['feeding_box', 'brood', 'brood'],
    frameCount: 10,
    queen: { ...queen('Beatrix', races.buckfast, 0), isMarked: false },
    fate: 'calm',
  },
  {
    key: 'nucleus',
    typeId: types.nucleus,
    color: '#ead49e',
    layers: ['feeding_box', 'brood'],
    frameCount: 6,
    queen: queen('Amalia', races.carnica, 0),
    fate: 'young',
  },
];

const heath: readonly DemoHive[] = [
  {
    key: 'heather',
    typeId: types.dadant,
    color: '#754b1f',
    layers: ['honey', 'honey', 'queen_excluder', 'brood'],
    frameCount: 12,
    queen: queen('Sophie', races.dark, 2),
    fate: 'strong',
  },
  {
    key: 'bramble',
    typeId: types.dadant,
    color: '#b7701f',
    layers: ['honey', 'brood'],
    frameCount: 12,
    queen: queen('Mary', races.dark, 3),
    fate: 'weak',
  },
  {
    key: 'broom',
    typeId: types.langstroth,
    color: '#ffe900',
    layers: ['honey', 'honey', 'honey', 'brood', 'brood'],
    frameCount: 10,
    layerColors: { 0: '#e9eae1', 1: '#f8b133' },
    queen: queen('Ada', races.buckfast, 1, true),
    fate: 'strong',
  },
  {
    key: 'dandelion',
    typeId: types.langstroth,
    color: '#d80d0d',
    layers: ['honey', 'brood', 'brood'],
    frameCount: 8,
    fate: 'queenless',
  },
];

const beehouse: readonly DemoHive[] = [
  {
    key: 'phacelia',
    typeId: types.segeberger,
    color: '#e9eae1',
    layers: ['honey', 'queen_excluder', 'brood', 'brood'],
    frameCount: 11,
    queen: queen('Hilda', races.carnica, 1),
    fate: 'swarmer',
  },
  {
    key: 'borage',
    typeId: types.warre,
    color: '#606060',
    layers: ['brood', 'brood', 'brood', 'brood'],
    frameCount: 8,
    queen: { ...queen('Rosa', races.other, 2), isMarked: false },
    fate: 'calm',
  },
  {
    key: 'sunflower',
    typeId: types.topBar,
    color: '#f8b133',
    layers: ['brood'],
    frameCount: 20,
    queen: queen('Vera', races.other, 1),
    fate: 'calm',
  },
];

/** Three places with a dozen hives of different builds. */
export const demoApiaries: readonly DemoApiary[] = [
  {
    key: 'orchard',
    color: '#27820e',
    isRoofed: false,
    locationType: 'fixed',
    address: { country: 'nl', city: 'Buren', street: 'Kornedijk', number: '7', postalCode: '4116 CE' },
    coordinates: { latitude: 51.913, longitude: 5.334 },
    hives: orchard,
  },
  {
    key: 'heath',
    color: '#754b1f',
    isRoofed: false,
    locationType: 'moveable',
    address: { country: 'nl', city: 'Ermelo' },
    coordinates: { latitude: 52.279, longitude: 5.668 },
    hives: heath,
  },
  {
    key: 'beehouse',
    color: '#2dbde5',
    isRoofed: true,
    locationType: 'fixed',
    address: { country: 'nl', city: 'Wageningen', street: 'Grebbedijk' },
    coordinates: { latitude: 51.962, longitude: 5.654 },
    hives: beehouse,
  },
];

/** Of another beekeeper, who shares its hives in the demo's group. */
export const neighboursApiary: DemoApiary = {
  key: 'garden',
  color: '#f8b133',
  isRoofed: false,
  locationType: 'fixed',
  address: { country: 'nl', city: 'Tiel' },
  coordinates: { latitude: 51.887, longitude: 5.429 },
  hives: [
    {
      key: 'lavender',
      typeId: types.spaarkast,
      color: '#094da0',
      layers: ['honey', 'queen_excluder', 'brood', 'brood'],
      frameCount: 10,
      queen: queen('Margriet', races.buckfast, 1),
      fate: 'strong',
    },
    {
      key: 'thyme',
      typeId: types.segeberger,
      color: '#27820e',
      layers: ['honey', 'brood', 'brood'],
      frameCount: 11,
      layerColors: { 0: '#e9eae1' },
      queen: queen('Irene', races.carnica, 0),
      fate: 'calm',
    },
  ],
};
