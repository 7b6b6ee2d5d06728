import { fakeDrafts, press } from '@skep/remote-kit/testing';
import { CreateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { aFailure, aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { InspectScreen } from './InspectScreen.tsx';

export default { title: 'Inspections/Inspect', parameters: { frame: 'none' } };

const answers = fakeServer();
const firstHive = '/?hiveId=11';

export const ChooseHive = () => <InspectionsStory screen={<InspectScreen />} answers={answers} />;

export const ChooseHiveDark = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} theme="dark" />
);

export const Filled = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} />
);

export const Dark = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} theme="dark" />
);

export const Sun = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} theme="sun" />
);

export const Narrow = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} isNarrow />
);

export const Dutch = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} language="nl" />
);

const severalHives = '/?hiveIds=11,12';
const goOn = ['[role="status"] button'];
const ticked = ['button[aria-pressed="false"]', 'input[type="checkbox"]'];

const seenBefore = fakeServer({
  inspections: [
    anInspection({
      impression: 6,
      nextNotes: 'Look for queen cells on the third comb.',
      items: [{ itemId: '101', input: 'LIST', value: '1012', text: 'Nervous' }],
    }),
  ],
});

const left = fakeDrafts(() => new Date('2026-06-03T14:05:00Z'));
left.keep('inspections:new:11', '1', { revision: 0, values: { notes: 'Eggs on five combs' } });

// A grid as a person leaves it, with a number, a text and a grade; the form takes it up.
const gridLeft = fakeDrafts(() => new Date('2026-06-03T14:05:00Z'));
gridLeft.keep('inspections:new:11,12', '1', {
  revision: 0,
  values: {
    conditions: '18 °C, no wind',
    action: 'Supers on',
    own: {
      hive11: { impression: '4', notes: 'No queen seen' },
      hive12: { notes: '', item202: '2.5' },
    },
  },
});

const openColony = ['section > button[aria-expanded="false"]'];
const openAll = Array.from({ length: 4 }, () => 'section > button[aria-expanded="false"]');

export const OneCategoryOpen = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} />
);
OneCategoryOpen.play = press(...openColony);

export const EveryKindOfQuestion = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} />
);
EveryKindOfQuestion.play = press(...openAll);

export const EveryKindOfQuestionNarrow = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} isNarrow />
);
EveryKindOfQuestionNarrow.play = press(...openAll);

// Earlier answers of this hive are next to its fields, with one press for each category.
export const LastTime = () => (
  <InspectionsStory screen={<InspectScreen />} answers={seenBefore} path={firstHive} />
);
LastTime.play = press(...openColony);

export const LastTimeNarrow = () => (
  <InspectionsStory screen={<InspectScreen />} answers={seenBefore} path={firstHive} isNarrow language="de" />
);
LastTimeNarrow.play = press(...openColony);

export const LeftBefore = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} drafts={left} />
);

export const LeftBeforeNarrow = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={firstHive} drafts={left} isNarrow />
);

export const Ticking = () => <InspectionsStory screen={<InspectScreen />} answers={answers} />;
Ticking.play = press(...ticked);

export const TickingNarrow = () => <InspectionsStory screen={<InspectScreen />} answers={answers} isNarrow />;
TickingNarrow.play = press(...ticked);

export const ManyHives = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={severalHives} drafts={gridLeft} />
);
ManyHives.play = press(...goOn);

export const ManyHivesDark = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    answers={answers}
    path={severalHives}
    drafts={gridLeft}
    theme="dark"
  />
);
ManyHivesDark.play = press(...goOn);

export const ManyHivesNarrow = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    answers={answers}
    path={severalHives}
    drafts={gridLeft}
    isNarrow
  />
);
ManyHivesNarrow.play = press(...goOn);

export const HiveOfSomebodyElse = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path="/?hiveIds=11,12,404" />
);

export const Paper = () => (
  <InspectionsStory screen={<InspectScreen />} answers={answers} path={`${firstHive}&mode=paper`} />
);

export const Refused = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    path={firstHive}
    answers={[
      ...fakeServer(),
      answering(CreateInspectionMutation, () => ({
        createInspection: aFailure('INVALID_INPUT', [{ path: 'notes', code: 'too_long' }]),
      })),
    ]}
  />
);
Refused.play = press('button[type="submit"]');

export const Loading = () => (
  <InspectionsStory screen={<InspectScreen />} answers={[neverAnswering(InspectQuery)]} />
);

export const NoHive = () => (
  <InspectionsStory screen={<InspectScreen />} answers={fakeServer({ hives: [] })} />
);

export const Unreachable = () => <InspectionsStory screen={<InspectScreen />} />;

export const VeryFull = () => (
  <InspectionsStory
    screen={<InspectScreen />}
    answers={fakeServer({
      hives: Array.from({ length: 400 }, (_, index) =>
        aHive({
          id: String(index),
          name: `Hive ${index + 1}`,
          apiary: { id: String(index % 20), name: `Apiary ${(index % 20) + 1}` },
        }),
      ),
    })}
  />
);

export const LongWords = () => (
  <InspectionsStory
    isNarrow
    screen={<InspectScreen />}
    answers={fakeServer({
      hives: [
        aHive({
          name: 'Μελισσοκομικόςσταθμόςπαρατηρήσεων',
          apiary: { id: '1', name: 'Bienenvolkwirtschaftsgemeinschaftsanlage' },
        }),
      ],
    })}
  />
);

export const Offline = () => <InspectionsStory screen={<InspectScreen />} path={firstHive} isOffline />;
