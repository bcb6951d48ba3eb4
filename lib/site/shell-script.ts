import { bannerSpaceKey, bannerSpaceAttribute } from '../browser/commerce/banner-space.ts';
import { CHUNK_RELOAD_GUARD_MS } from '../rules/platform/chunk-reload.ts';
import { deferredScriptLoader } from './deferred-script-loader.ts';

/**
 * Runs before the first paint of every page. Marks the document as signed in (`data-in`) by the readable hint cookie,
 * as installed app (`data-app`) and with its footer (`data-footer`, the rule of `footerVariant`), so that one static
 * shell shows each visitor the right bars, and reserves room for a member's bonus banner (`data-bonus`). Reloads the
 * page when a chunk fails to load (the rule of `chunkReloadDue`): after a release a cached page may name missing
 * chunks, and then no island can do it. Removes `t` from a visitor's address, where it has no effect; for members the
 * like timer does. Ends with `deferredScriptLoader`.
 */
export const shellScript =
  '(d=>{' +
  'var i=/(?:^|; )vonk_in=1/.test(document.cookie),' +
  "a=matchMedia('(display-mode: standalone)').matches||navigator.standalone," +
  'h=/^\\/(?:[a-z]{2}\\/?)?$/.test(location.pathname);' +
  "if(i)d.setAttribute('data-in','');" +
  "if(a)d.setAttribute('data-app','');" +
  `try{if(i&&localStorage.getItem('${bannerSpaceKey}'))d.setAttribute('${bannerSpaceAttribute}','')}catch(x){}` +
  "d.setAttribute('data-footer',a||i&&!h?'short':'full');" +
  'var q=new URLSearchParams(location.search);' +
  "if(!i&&q.has('t')){q.delete('t');q=''+q;" +
  "history.replaceState(null,'',location.pathname+(q&&'?'+q)+location.hash)}" +
  "addEventListener('error',e=>{var t=e.target;" +
  "if(t?.tagName!='SCRIPT'||!/_next/.test(t.src)||!navigator.onLine)return;" +
  "try{var l=sessionStorage.getItem('vonk_chunk'),n=Date.now();" +
  `if(l!==null&&n-l<${CHUNK_RELOAD_GUARD_MS})return;` +
  "sessionStorage.setItem('vonk_chunk',n);location.reload()}catch(x){}},true);" +
  deferredScriptLoader +
  '})(document.documentElement)';
