import { AccountStory } from './AccountStory.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export default { title: 'Shell/Account/Wrong address', parameters: { frame: 'none' } };

export const Default = () => <AccountStory screen={<NotFoundScreen />} />;

export const LongWords = () => <AccountStory screen={<NotFoundScreen />} language="nl" />;

export const Dark = () => <AccountStory screen={<NotFoundScreen />} theme="dark" />;

export const Narrow = () => <AccountStory screen={<NotFoundScreen />} isNarrow />;
