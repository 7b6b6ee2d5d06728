import { aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { manyInspections } from '../testing/sample-inspections.ts';
import { DiaryQuery } from './DiaryScreen.graphql.ts';
import { DiaryScreen } from './DiaryScreen.tsx';

export default { title: 'Inspections/Diary', parameters: { frame: 'none' } };

const answers = fakeServer();

export const Filled = () => <InspectionsStory screen={<DiaryScreen />} answers={answers} />;

export const Dark = () => <InspectionsStory screen={<DiaryScreen />} answers={answers} theme="dark" />;

export const Sun = () => <InspectionsStory screen={<DiaryScreen />} answers={answers} theme="sun" />;

export const Narrow = () => <InspectionsStory screen={<DiaryScreen />} answers={answers} isNarrow />;

export const Dutch = () => <InspectionsStory screen={<DiaryScreen />} answers={answers} language="nl" />;

export const NotedChange = () => (
  <InspectionsStory
    screen={<DiaryScreen />}
    answers={fakeServer({
      inspections: [anInspection({ notes: 'Hive 1: moved from Orchard to Heath', isEvent: true })],
    })}
  />
);

export const Loading = () => (
  <InspectionsStory screen={<DiaryScreen />} answers={[neverAnswering(DiaryQuery)]} />
);

export const Empty = () => (
  <InspectionsStory screen={<DiaryScreen />} answers={fakeServer({ inspections: [] })} />
);

export const Failed = () => (
  <InspectionsStory
    screen={<DiaryScreen />}
    answers={[
      answering(DiaryQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Unreachable = () => <InspectionsStory screen={<DiaryScreen />} />;

export const Filtered = () => (
  <InspectionsStory screen={<DiaryScreen />} answers={answers} path="/?attention=1" />
);

export const NothingFound = () => (
  <InspectionsStory screen={<DiaryScreen />} answers={answers} path="/?search=unicorn" />
);

export const VeryFull = () => (
  <InspectionsStory screen={<DiaryScreen />} answers={fakeServer({ inspections: manyInspections(520) })} />
);

const longGerman = 'Bienenvolkwirtschaftsgemeinschaftsanlage';
const longGreek = 'Μελισσοκομικόςσταθμόςπαρατηρήσεων';

export const LongWords = () => (
  <InspectionsStory
    isNarrow
    screen={<DiaryScreen />}
    answers={fakeServer({
      inspections: [
        anInspection({
          hive: aHive({ name: longGreek, apiary: { id: '1', name: longGerman } }),
          impression: 2,
          needsAttention: true,
          notes: `${longGerman} ${longGreek} ${longGerman}`,
          reminder: longGreek,
          reminderAt: '2026-06-03T08:00:00+02:00',
        }),
      ],
    })}
  />
);

export const Offline = () => <InspectionsStory screen={<DiaryScreen />} isOffline />;
