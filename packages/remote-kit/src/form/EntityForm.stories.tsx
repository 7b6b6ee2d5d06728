import { fakeDrafts } from '../testing/fake-services.ts';
import { press } from '../testing/press.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { formTexts } from './form-texts.ts';
import { type SampleAnswer, SampleForm, type SampleFormProps, sampleHive } from './testing/SampleForm.tsx';

export default { title: 'Forms/SavedForm' };

const send = press('button[type=submit]');

interface FormStoryProps extends Omit<SampleFormProps, 'save'> {
  /** Undefined: it never comes. Default: success. */
  answer?: SampleAnswer;
  /** Left before, with something typed. */
  isLeft?: boolean;
  isNarrow?: boolean;
}

function FormStory({ answer, isLeft = false, isNarrow = false, ...form }: FormStoryProps) {
  const save = () => (answer ? Promise.resolve(answer) : new Promise<SampleAnswer>(() => undefined));
  return (
    <ScreenStory
      screen={<SampleForm save={save} draft="sample:7" {...form} />}
      drafts={isLeft ? left : undefined}
      messages={formTexts}
      isNarrow={isNarrow}
    />
  );
}

const left = fakeDrafts(() => new Date('2026-06-03T14:05:00Z'));
left.keep('sample:7', '1', { revision: 3, values: { name: 'Linden, split' } });

const refusal: SampleAnswer = {
  __typename: 'Failure',
  code: 'INVALID_INPUT',
  fields: [
    { path: 'name', code: 'unsupported_characters' },
    { path: 'frames', code: 'too_large', limit: 24 },
  ],
  requestId: '',
};

const unreachable: SampleAnswer = { __typename: 'Failure', code: 'UNREACHABLE', fields: [], requestId: '' };

const conflict: SampleAnswer = {
  __typename: 'HiveConflict',
  current: { ...sampleHive, revision: 7, name: 'Linden, split', frames: 6 },
};

export const Default = () => <FormStory />;

export const Upload = () => <FormStory />;
Upload.play = send;

export const Failed = () => <FormStory answer={unreachable} />;
Failed.play = send;

export const Problems = () => <FormStory answer={refusal} />;
Problems.play = send;

export const ProblemFromTheBeginning = () => <FormStory problems={{ name: 'already_taken' }} />;

export const Conflict = () => <FormStory answer={conflict} />;
Conflict.play = send;

export const ConflictOnANarrowPhone = () => <FormStory answer={conflict} isNarrow />;
ConflictOnANarrowPhone.play = send;

export const Draft = () => <FormStory isLeft />;

export const DraftOnANarrowPhone = () => <FormStory isLeft isNarrow />;
