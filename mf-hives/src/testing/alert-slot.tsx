import { givenMessages } from '@skep/i18n';
import { defineSlots, type SlotFilling, type SlotProps } from '@skep/remote-kit';
import { Chip } from '@skep/ui';
import { useIntl } from 'react-intl';

function AlertLine({ hiveName, size }: SlotProps['hive-card/v1']) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Chip tone="problem" icon="attention">
        {formatMessage({ id: `alerts.${size}` }, { hiveName })}
      </Chip>
    </div>
  );
}

/** Another remote that has something to say of every hive. */
export const alertSlot: SlotFilling = {
  slot: 'hive-card/v1',
  remote: 'mf-alerts',
  load: async () =>
    defineSlots({
      messages: givenMessages({
        'alerts.large': '{hiveName} lost 4 kg since yesterday',
        'alerts.small': '1 alert',
      }),
      fillings: { 'hive-card/v1': async () => AlertLine },
    }),
};
