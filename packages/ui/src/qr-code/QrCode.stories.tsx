import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { QrCode } from './QrCode.tsx';

export default {
  title: 'Foundations/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const address = { text: 'https://skep.example.com/join/k7m2', label: 'QR code of the link to join' };

export const Playground = toTry(QrCode, address);
export const Themes = inThemes(() => <QrCode {...address} />);
