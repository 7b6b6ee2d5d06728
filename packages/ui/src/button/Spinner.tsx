import styled, { keyframes } from 'styled-components';

/** A turning wheel inside of something that says in words what is going on. */
export function Spinner() {
  return (
    <Wheel viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.3" />
      <path d="M9 2a7 7 0 0 1 7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </Wheel>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Wheel = styled.svg`
  flex: none;
  animation: ${turn} 0.9s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 6s;
  }
`;
