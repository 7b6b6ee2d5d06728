import { arabic, longGerman } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { FigureList } from './FigureList.tsx';
import { LineList } from './LineList.ts';

export default {
  title: 'Foundations/FigureList',
  component: FigureList,
  tags: ['autodocs'],
  parameters: { status: 'new', since: '1.1.0' },
};

const figures = [
  { label: 'Accepted', value: '1,204', note: 'All outcomes together' },
  { label: 'Stored', value: '1,204' },
  { label: 'Missing', value: '0' },
];

export const Playground = toTry(FigureList, { figures });

export const Figures = () => <FigureList figures={figures} />;

/** Many values of one kind, each on a line of its own. */
export const Lines = () => (
  <LineList $nameWidth="12rem">
    {figures.map(({ label, value }) => (
      <li key={label}>
        <span>{label}</span>
        <strong>{value}</strong>
      </li>
    ))}
  </LineList>
);

export const LongWords = onNarrowPhone(() => (
  <FigureList figures={figures.map((figure) => ({ ...figure, label: longGerman, note: longGerman }))} />
));

export const RightToLeft = rightToLeft(() => (
  <FigureList figures={figures.map((figure) => ({ ...figure, label: arabic }))} />
));

export const Themes = inThemes(Figures);
