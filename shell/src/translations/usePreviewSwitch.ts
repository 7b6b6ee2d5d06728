import { usePreference } from '@skep/remote-kit';

/** Whether a translator looks at their texts in place: in this browser alone, until they switch it off. */
export function usePreviewSwitch(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = usePreference('translations:preview');
  return [stored === 'on', (isOn) => store(isOn ? 'on' : undefined)];
}
