import { hiveTagNumber } from '@skep/domain';
import { useNavigation, useTitle } from '@skep/remote-kit';
import { Card, Notice, Page, Stack } from '@skep/ui';
import { useRef, useState } from 'react';
import { useIntl } from '../use-tag-intl.ts';
import { CameraView } from './CameraView.tsx';
import { openingPath, readScanned } from './scanned-text.ts';
import { TagWithoutCamera } from './TagWithoutCamera.tsx';

/** Scans a tag with the camera; a picture of it or its number do as well. */
export function ScanTagScreen() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [attempt, setAttempt] = useState(0);
  const [isOther, setIsOther] = useState(false);
  const isFound = useRef(false);
  const title = formatMessage({ id: 'tags.scanTitle' });
  useTitle(title);

  function take(text: string) {
    const path = openingPath(readScanned(text));
    setIsOther(path === undefined);
    // The camera goes on telling the code while the next screen comes.
    if (path === undefined || isFound.current) return;
    isFound.current = true;
    // Browsers keep it from a page that nobody has touched, and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
    navigation.go(path, { replace: true });
  }

  return (
    <Page title={title} maxWidth="readable">
      <CameraView key={attempt} onText={take} onRetry={() => setAttempt(attempt + 1)} />
      {isOther && <Notice kind="warning">{formatMessage({ id: 'tags.notATag' })}</Notice>}
      <Card as="section">
        <Stack gap={16}>
          <TagWithoutCamera
            onText={take}
            onNumber={(number) => navigation.go(`/?hive_index=${hiveTagNumber(number)}`, { replace: true })}
          />
        </Stack>
      </Card>
    </Page>
  );
}
