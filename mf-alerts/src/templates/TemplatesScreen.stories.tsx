import { AlertsStory } from '../testing/AlertsStory.tsx';
import { TemplatesScreen } from './TemplatesScreen.tsx';

export default { title: 'Alerts/Ready-made rules', parameters: { frame: 'none' } };

export const All = () => <AlertsStory screen={<TemplatesScreen />} />;

export const Dark = () => <AlertsStory screen={<TemplatesScreen />} theme="dark" />;

export const NarrowInGreek = () => <AlertsStory screen={<TemplatesScreen />} language="el" isNarrow />;
