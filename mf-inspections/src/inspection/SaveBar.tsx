import { Button, media, tokens } from '@skep/ui';
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
        <Button icon="arrowRight" isBusy={isBusy} onClick={onNext}>
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

/** Stays within the thumb's reach, with why it was not saved above its buttons. */
export const SaveBar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  justify-content: flex-end;
  padding: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  & > [role='alert'] {
    flex: 1 0 100%;
  }
  /* Above the tabs that the shell keeps at the bottom of a phone. */
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
    bottom: calc(${tokens.size.targetMain} + ${tokens.space[12]} + env(safe-area-inset-bottom));
  }
`;
