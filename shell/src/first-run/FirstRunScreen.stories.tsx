import { AccountStory } from '../account/AccountStory.tsx';
import { FirstRunPage } from './FirstRunPage.tsx';

export default { title: 'Shell/Account/First run', parameters: { frame: 'none' } };

export const Default = () => <AccountStory screen={<FirstRunPage />} />;

export const LongWords = () => <AccountStory screen={<FirstRunPage />} language="nl" />;

export const Dark = () => <AccountStory screen={<FirstRunPage />} theme="dark" />;

export const Narrow = () => <AccountStory screen={<FirstRunPage />} isNarrow />;
