import type { Page } from '@playwright/test';

type Scrolled = {
  frames: number;
  /** Frames longer than 50 ms. */
  slow: number;
  /** Longest frame and longest task, in milliseconds. */
  maxFrame: number;
  maxTask: number;
  nodes: number;
};

/**
 * Scrolls the open conversation by this many pixels a frame to its beginning or end, waits for loads, and measures how
 * smooth that is.
 */
export async function scrollThrough(page: Page, way: 'up' | 'down', step = 250): Promise<Scrolled> {
  return page.evaluate(
    async ({ way, step }) => {
      const log = document.querySelector<HTMLElement>('[role="log"]');
      if (!log) throw new Error('There is no conversation');
      // Methods, because the compiler wraps named functions in a helper that the page lacks.
      const by = {
        room: 0,
        nextFrame(): Promise<number> {
          this.room =
            way === 'up' ? log.scrollHeight - log.clientHeight + log.scrollTop : Math.abs(log.scrollTop);
          return new Promise((resolve) => requestAnimationFrame(resolve));
        },
      };
      const measured = { frames: 0, slow: 0, maxFrame: 0, maxTask: 0, nodes: 0 };
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) measured.maxTask = Math.max(measured.maxTask, duration);
      });
      tasks.observe({ type: 'longtask' });
      let last = await by.nextFrame();
      // After this many frames at an edge without new content, it is the end of the history.
      for (let still = 0; still < 90;) {
        if (by.room > 1) still = 0;
        else still += 1;
        log.scrollTop += way === 'up' ? -step : step;
        const now = await by.nextFrame();
        measured.frames += 1;
        if (now - last > 50) measured.slow += 1;
        measured.maxFrame = Math.max(measured.maxFrame, now - last);
        last = now;
        if (measured.frames % 20 === 0)
          measured.nodes = Math.max(measured.nodes, document.getElementsByTagName('*').length);
      }
      tasks.disconnect();
      return measured;
    },
    { way, step },
  );
}
