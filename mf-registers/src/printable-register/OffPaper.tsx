import styled from 'styled-components';

/** Buttons are on no paper. */
export const OffPaper = styled.div`
  @media print {
    display: none;
  }
`;
