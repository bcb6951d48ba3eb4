import { SiteLink } from '../ui/link.tsx';

/** The brand's name in its display face with Vonk's spark; links home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="vk-wordmark">
      {name}
      <svg className="vk-spark" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0c.5 4.9 2.6 7.3 8 8-5.4.7-7.5 3.1-8 8-.5-4.9-2.6-7.3-8-8 5.4-.7 7.5-3.1 8-8z" />
      </svg>
    </SiteLink>
  );
}
