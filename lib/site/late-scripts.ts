import { aliveEvent } from './alive-event.ts';

/**
 * Starts the files named in its own `data-files`: for a member at once, for a stranger after the first picture of the
 * page, so that on a slow line nothing competes with what is to be seen, or with the first press, key or focus. A page
 * in the background draws no frame: there the clock does it. The last button that was pressed before the page came to
 * life (`aliveEvent`) is pressed again then; links and forms need no scripts.
 */
export const lateScripts =
  '(function(s){' +
  "var f=s.getAttribute('data-files').split(' '),w=['pointerdown','keydown','focusin'],p;" +
  "function c(e){p=e.target.closest('button[type=button]:not([popovertarget])')||p}" +
  "addEventListener('click',c,true);" +
  `addEventListener('${aliveEvent}',function(){removeEventListener('click',c,true);` +
  'setTimeout(function(){if(p&&p.isConnected)p.click()})},{once:true});' +
  'function go(){if(!f)return;' +
  "f.forEach(function(u){var e=document.createElement('script');" +
  "e.async=true;e.setAttribute('async','');e.src=u;document.head.appendChild(e)});f=null;" +
  'w.forEach(function(n){removeEventListener(n,go,true)})}' +
  'if(/(?:^|; )vonk_in=1/.test(document.cookie))return go();' +
  'w.forEach(function(n){addEventListener(n,go,true)});' +
  "addEventListener('load',function(){setTimeout(go,1000);" +
  'requestAnimationFrame(function(){setTimeout(go)})})' +
  '})(document.currentScript)';
