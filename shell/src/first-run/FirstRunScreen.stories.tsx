import { AccountStory } from '../account/AccountStory.tsx';
import { aFailure } from '../account/in-account-page.tsx';
import { answering } from '../testing/gateway.ts';
import { FirstRunPage } from './FirstRunPage.tsx';
import { makeFirstAccountMutation } from './MakeFirstAccount.graphql.ts';

export default { title: 'Shell/Account/First run', parameters: { frame: 'none' } };

export const Default = () => <AccountStory screen={<FirstRunPage />} />;

export const LongWords = () => <AccountStory screen={<FirstRunPage />} language="nl" />;

export const Dark = () => <AccountStory screen={<FirstRunPage />} theme="dark" />;

export const Narrow = () => <AccountStory screen={<FirstRunPage />} isNarrow />;

export const Unavailable = () => (
  <AccountStory
    screen={<FirstRunPage />}
    answers={[answering(makeFirstAccountMutation, () => ({ makeFirstAccount: aFailure('UNEXPECTED') }))]}
  />
);
