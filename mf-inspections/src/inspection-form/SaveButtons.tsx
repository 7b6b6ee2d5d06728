import { Button, media } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';

export interface SaveButtonsProps {
  isBusy: boolean;
  /** Given when there is a next hive to go on with. */
  onNext?: (() => void) | undefined;
  onCancel: () => void;
}

export function SaveButtons({ isBusy, onNext, onCancel }: SaveButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <OnlyWide>
        <Button kind="quiet" onClick={onCancel}>
          {formatMessage({ id: 'kit.form.cancel' })}
        </Button>
      </OnlyWide>
      {onNext && (
        // Without an icon, which would leave long words too little room on the narrowest phones.
        <Button isBusy={isBusy} onClick={onNext}>
          {formatMessage({ id: 'inspections.saveAndNext' })}
        </Button>
      )}
      <Button kind="main" type="submit" isBusy={isBusy}>
        {formatMessage({ id: 'kit.form.save' })}
      </Button>
    </>
  );
}

/** On a phone the top bar leads back, and the thumb's bar is for saving. */
const OnlyWide = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
