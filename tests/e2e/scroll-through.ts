import type { Page } from '@playwright/test';

type Scrolled = {
  frames: number;
  /** Frames of more than 50 ms. */
  slow: number;
  /** Milliseconds of the longest frame and of the longest task. */
  longestFrame: number;
  longestTask: number;
  /** The most elements that the page had. */
  nodes: number;
};

/**
 * Scrolls the open conversation by so many pixels a frame until its beginning or its end, waiting where something has
 * to be loaded, and measures how smoothly that goes.
 */
export async function scrollThrough(page: Page, way: 'up' | 'down', step = 250): Promise<Scrolled> {
  return page.evaluate(
    async ({ way, step }) => {
      const log = document.querySelector<HTMLElement>('[role="log"]');
      if (!log) throw new Error('There is no conversation');
      // Methods, for what is compiled for Node names other functions by a helper that the page does not have.
      const by = {
        room: 0,
        nextFrame(): Promise<number> {
          this.room =
            way === 'up' ? log.scrollHeight - log.clientHeight + log.scrollTop : Math.abs(log.scrollTop);
          return new Promise((resolve) => requestAnimationFrame(resolve));
        },
      };
      const measured = { frames: 0, slow: 0, longestFrame: 0, longestTask: 0, nodes: 0 };
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          measured.longestTask = Math.max(measured.longestTask, duration);
      });
      tasks.observe({ type: 'longtask' });
      let last = await by.nextFrame();
      // At an edge for so many frames without anything coming, it is the edge of the history.
      for (let still = 0; still < 90;) {
        if (by.room > 1) still = 0;
        else still += 1;
        log.scrollTop += way === 'up' ? -step : step;
        const now = await by.nextFrame();
        measured.frames += 1;
        if (now - last > 50) measured.slow += 1;
        measured.longestFrame = Math.max(measured.longestFrame, now - last);
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
