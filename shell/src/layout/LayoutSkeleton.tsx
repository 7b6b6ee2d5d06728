import { Logo, Page, Skeleton, Stack, tokens } from '@skep/ui';
import styled from 'styled-components';

/** The shape of the app while it is on its way; the server draws it into the page, so that it is there at once. */
export function LayoutSkeleton() {
  return (
    <div aria-busy="true">
      <Bar>
        <Logo size={36} />
        <ProductName>Skep</ProductName>
      </Bar>
      <Page>
        <Stack gap={24}>
          <Skeleton lines={2} />
          <Skeleton height={220} />
          <Skeleton height={220} />
        </Stack>
      </Page>
    </div>
  );
}

// As the top bar has them, so that nothing jumps when it comes.
const Bar = styled.div`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  min-height: 64px;
  padding: ${tokens.space[8]} calc(${tokens.space[16]} + ${tokens.space[4]});
  border-bottom: ${tokens.borderWidth} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const ProductName = styled.span`
  font-size: ${tokens.font.sizeHeading3};
  font-weight: ${tokens.font.weightBold};
  letter-spacing: -0.01em;
`;
