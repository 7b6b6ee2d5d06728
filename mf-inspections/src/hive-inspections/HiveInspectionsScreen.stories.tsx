import { press } from '@skep/remote-kit/testing';
import { aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { manyInspections, sampleHives } from '../testing/sample-inspections.ts';
import { CurveOfItem } from './CurveOfItem.tsx';
import { HiveInspectionsQuery } from './HiveInspectionsScreen.graphql.ts';
import { HiveInspectionsScreen } from './HiveInspectionsScreen.tsx';
import { impression as impressionCurve } from './item-curve.ts';

export default { title: 'Inspections/Hive inspections', parameters: { frame: 'none' } };

const answers = fakeServer();
const firstHive = { route: '/hives/:id/inspections', path: '/hives/11/inspections' };

export const Filled = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...firstHive} />
);

export const Dark = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...firstHive} theme="dark" />
);

export const Sun = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...firstHive} theme="sun" />
);

export const Narrow = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...firstHive} isNarrow />
);

export const Dutch = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...firstHive} language="nl" />
);

const twoChosen = { ...firstHive, path: `${firstHive.path}?compare=501,504` };

export const SideBySide = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...twoChosen} />
);

export const SideBySideDark = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...twoChosen} theme="dark" />
);

export const SideBySideNarrow = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...twoChosen} isNarrow />
);

export const OnlyWhatDiffers = () => (
  <InspectionsStory screen={<HiveInspectionsScreen />} answers={answers} {...twoChosen} />
);
OnlyWhatDiffers.play = press('[role="switch"]');

export const OneChosen = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={answers}
    {...firstHive}
    path={`${firstHive.path}?compare=501`}
  />
);

/** Next to the impression, the first of all rows. */
// A phone has cards in place of the table, and so does the page on which stories are looked at: no button is pressed here.
const curve = <CurveOfItem hiveId="11" drawn={impressionCurve} name="Overall impression" />;

export const Curve = () => <InspectionsStory screen={curve} answers={answers} />;

export const CurveDark = () => <InspectionsStory screen={curve} answers={answers} theme="dark" />;

export const CurveOfOneAnswer = () => (
  <InspectionsStory
    screen={curve}
    answers={fakeServer({
      inspections: [anInspection({ id: '501', hive: sampleHives[0] ?? aHive(), impression: 8 })],
    })}
  />
);

export const Loading = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={[neverAnswering(HiveInspectionsQuery)]}
    {...firstHive}
  />
);

export const Empty = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={fakeServer({ inspections: [] })}
    {...firstHive}
  />
);

export const Failed = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={[
      answering(HiveInspectionsQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
    {...firstHive}
  />
);

export const Unreachable = () => <InspectionsStory screen={<HiveInspectionsScreen />} {...firstHive} />;

export const HiveThatIsGone = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={answers}
    {...firstHive}
    path="/hives/999/inspections"
  />
);

export const VeryFull = () => (
  <InspectionsStory
    screen={<HiveInspectionsScreen />}
    answers={fakeServer({
      inspections: manyInspections(520).map((inspection) => ({
        ...inspection,
        hive: sampleHives[0] ?? aHive(),
      })),
    })}
    {...firstHive}
  />
);

const longGerman = 'Bienenvolkwirtschaftsgemeinschaftsanlage';
const longGreek = 'Μελισσοκομικόςσταθμόςπαρατηρήσεων';
const longHive = aHive({ id: '11', name: longGreek, apiary: { id: '1', name: longGerman } });

export const LongWords = () => (
  <InspectionsStory
    isNarrow
    screen={<HiveInspectionsScreen />}
    answers={fakeServer({
      hives: [longHive],
      inspections: [
        anInspection({
          hive: longHive,
          notes: `${longGerman} ${longGreek}`,
          reminder: longGreek,
          items: [{ itemId: '406', input: 'TEXT', value: longGerman }],
        }),
      ],
    })}
    {...firstHive}
  />
);

export const Offline = () => <InspectionsStory screen={<HiveInspectionsScreen />} {...firstHive} isOffline />;
