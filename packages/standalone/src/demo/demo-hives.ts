import { queenColourHex, queenColourOfYear } from '@skep/domain';

/** Layers from the roof down: h honey super, b brood box, x queen excluder, f feeding box. */
type Build = string;

interface DemoHive {
  name: string;
  /** Id of the hive type in the taxonomy. */
  typeId: number;
  color: string;
  build: Build;
  frames: number;
  queen: { name: string; raceId: number; yearsOld: number; isClipped: boolean } | undefined;
}

export interface DemoApiary {
  name: string;
  color: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  isRoofed: boolean;
  hives: DemoHive[];
}

const type = {
  dadant: 45,
  langstroth: 46,
  topBar: 47,
  simplex: 48,
  national: 51,
  warre: 57,
  zander: 783,
  nucleus: 857,
};
const race = { buckfast: 923, carnica: 924, dark: 926, other: 930 };

function aQueen(name: string, raceId: number, yearsOld: number, isClipped = false) {
  return { name, raceId, yearsOld, isClipped };
}

/** Three places, a dozen hives of different builds: what a beekeeper of some years has. */
export const demoApiaries: readonly DemoApiary[] = [
  {
    name: 'Orchard',
    color: '#27820e',
    city: 'Wageningen',
    country: 'nl',
    latitude: 51.97,
    longitude: 5.666,
    isRoofed: false,
    hives: [
      {
        name: 'Clover',
        typeId: type.simplex,
        color: '#F8B133',
        build: 'hxbb',
        frames: 10,
        queen: aQueen('Wilhelmina', race.carnica, 1),
      },
      {
        name: 'Heather',
        typeId: type.simplex,
        color: '#2dbde5',
        build: 'hhxbb',
        frames: 10,
        queen: aQueen('Beatrix', race.carnica, 2, true),
      },
      {
        name: 'Lavender',
        typeId: type.dadant,
        color: '#e9eae1',
        build: 'hhxb',
        frames: 12,
        queen: aQueen('Ada', race.buckfast, 1),
      },
      {
        name: 'Borage',
        typeId: type.dadant,
        color: '#094da0',
        build: 'hxb',
        frames: 12,
        queen: aQueen('Grace', race.buckfast, 0),
      },
      {
        name: 'Splinter',
        typeId: type.nucleus,
        color: '#EAD49E',
        build: 'fb',
        frames: 5,
        queen: aQueen('Newcomer', race.carnica, 0),
      },
    ],
  },
  {
    name: 'Heathland',
    color: '#b7701f',
    city: 'Ede',
    country: 'nl',
    latitude: 52.07,
    longitude: 5.74,
    isRoofed: false,
    hives: [
      {
        name: 'North',
        typeId: type.langstroth,
        color: '#ffe900',
        build: 'hbb',
        frames: 10,
        queen: aQueen('Freya', race.dark, 2),
      },
      {
        name: 'East',
        typeId: type.langstroth,
        color: '#d80d0d',
        build: 'hhxbb',
        frames: 10,
        queen: aQueen('Idun', race.dark, 1),
      },
      {
        name: 'South',
        typeId: type.zander,
        color: '#b7701f',
        build: 'fbb',
        frames: 10,
        queen: aQueen('Sif', race.dark, 3),
      },
      { name: 'West', typeId: type.national, color: '#606060', build: 'hxb', frames: 11, queen: undefined },
    ],
  },
  {
    name: 'Bee house',
    color: '#094da0',
    city: 'Arnhem',
    country: 'nl',
    latitude: 51.985,
    longitude: 5.91,
    isRoofed: true,
    hives: [
      {
        name: 'Green door',
        typeId: type.warre,
        color: '#27820e',
        build: 'bbb',
        frames: 8,
        queen: aQueen('Sunniva', race.other, 1),
      },
      {
        name: 'Yellow door',
        typeId: type.topBar,
        color: '#ffe900',
        build: 'b',
        frames: 24,
        queen: aQueen('Melissa', race.other, 2),
      },
      {
        name: 'Blue door',
        typeId: type.simplex,
        color: '#2dbde5',
        build: 'hxb',
        frames: 10,
        queen: aQueen('Marie', race.carnica, 0, true),
      },
    ],
  },
];

const kinds: Record<string, string> = { h: 'honey', b: 'brood', x: 'queen_excluder', f: 'feeding_box' };

/** The hive as `POST /api/hives` takes it. */
export function hiveBody(hive: DemoHive, apiaryId: number, order: number, year: number) {
  const { name, typeId, color, build, frames, queen } = hive;
  return {
    name,
    location_id: apiaryId,
    hive_type_id: typeId,
    color,
    order,
    layers: [...build].map((letter, index) => ({
      type: kinds[letter],
      order: build.length - index,
      color,
      ...(letter === 'h' || letter === 'b' ? { framecount: frames } : {}),
    })),
    ...(queen ? { queen: queenBody(queen, year) } : {}),
  };
}

function queenBody({ name, raceId, yearsOld, isClipped }: NonNullable<DemoHive['queen']>, year: number) {
  const born = year - yearsOld;
  return {
    name,
    race_id: raceId,
    birth_date: `${born}-06-01`,
    color: queenColourHex[queenColourOfYear(born)],
    clipped: isClipped ? 1 : 0,
    fertilized: 1,
  };
}
