import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { HiveDrawing } from './HiveDrawing.tsx';
import type { HiveLayer } from './hive-layers.ts';

export default {
  title: 'Hive/HiveDrawing',
  component: HiveDrawing,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const summer: HiveLayer[] = [
  { kind: 'honey' },
  { kind: 'honey' },
  { kind: 'queen_excluder' },
  { kind: 'brood' },
  { kind: 'brood' },
];

const painted: HiveLayer[] = [
  { kind: 'honey', color: '#ffe900' },
  { kind: 'honey', color: '#2dbde5' },
  { kind: 'queen_excluder', color: '#e9eae1' },
  { kind: 'brood', color: '#094da0' },
  { kind: 'brood', color: '#d80d0d' },
];

const autumn: HiveLayer[] = [{ kind: 'feeding_box' }, { kind: 'brood' }, { kind: 'brood' }];

export const Playground = toTry(HiveDrawing, {
  layers: summer,
  label: 'Two supers on two brood boxes',
  color: '#2dbde5',
});

export function Sizes() {
  return (
    <Row gap={24} align="end">
      <HiveDrawing
        layers={summer}
        size="small"
        label="Two honey supers, an excluder, two brood boxes; small"
      />
      <HiveDrawing
        layers={summer}
        size="medium"
        label="Two honey supers, an excluder, two brood boxes; medium"
      />
      <HiveDrawing
        layers={summer}
        size="large"
        label="Two honey supers, an excluder, two brood boxes; large"
      />
    </Row>
  );
}

export function Builds() {
  return (
    <Row gap={24} align="end">
      <HiveDrawing
        layers={[{ kind: 'brood', frameCount: 5 }]}
        label="A nucleus of 5 frames"
        color="#ead49e"
      />
      <HiveDrawing layers={autumn} label="A feeder on two brood boxes" />
      <HiveDrawing layers={summer} label="Two honey supers, an excluder, two brood boxes" color="#e9eae1" />
      <HiveDrawing layers={painted} label="Five layers in five colours" />
      <HiveDrawing
        layers={[
          { kind: 'honey', frameCount: 24 },
          { kind: 'brood', frameCount: 24 },
        ]}
        label="A wide hive of 24 frames"
        color="#27820e"
      />
    </Row>
  );
}

export function EveryColour() {
  const colors = [
    '#e9eae1',
    '#ead49e',
    '#f8b133',
    '#2dbde5',
    '#094da0',
    '#27820e',
    '#ffe900',
    '#d80d0d',
    '#754b1f',
    '#606060',
    '#ffffff',
    '#000000',
  ];
  return (
    <Row gap={16}>
      {colors.map((color) => (
        <HiveDrawing
          key={color}
          layers={[{ kind: 'honey' }, { kind: 'brood' }]}
          color={color}
          label={`A hive painted ${color}`}
        />
      ))}
    </Row>
  );
}

export function ManySmall() {
  return (
    <Row gap={12} align="end">
      {Array.from({ length: 24 }, (_, index) => `Hive ${index + 1}`).map((name, index) => (
        <HiveDrawing
          key={name}
          size="small"
          layers={[summer, painted, autumn, [{ kind: 'brood' as const }]][index % 4] ?? summer}
          label={name}
        />
      ))}
    </Row>
  );
}

export function NoLayersYet() {
  return <HiveDrawing layers={[]} size="large" label="A hive without boxes" />;
}

export function VeryTall() {
  return (
    <HiveDrawing
      layers={Array.from({ length: 9 }, () => ({ kind: 'honey' as const })).concat([{ kind: 'honey' }])}
      label="Ten honey supers"
    />
  );
}

export const Themes = inThemes(() => (
  <>
    <Builds />
    <ManySmall />
    <NoLayersYet />
  </>
));
