import styled from 'styled-components';

/** What is pressed stands on no paper. */
export const OffPaper = styled.div`
  @media print {
    display: none;
  }
`;
