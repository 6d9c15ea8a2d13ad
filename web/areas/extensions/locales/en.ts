export const texts = {
  tour: {
    title: 'Guided tour',
    subtitle: 'Six stops through the parts that every page shares. Leave at any time, and resume where you left.',
    start: 'Start tour',
    again: 'Start over',
    resume: 'Resume at step {{place}}',
    list: 'Steps of the tour',
    show: 'Show',
    showStep: 'Show: {{title}}',
    place: 'Step {{place}} of {{of}}',
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    keyboard: 'Keyboard',
    keys: {
      forward: 'Next step',
      backward: 'Previous step',
      inside: 'Moves inside the card',
      leave: 'Leaves; the focus returns to where it was',
    },
    steps: {
      navigation: {
        title: 'Navigation',
        text: 'All areas, in groups that fold. Collapse the sidebar to gain room.',
      },
      search: {
        title: 'Search',
        text: 'Press Ctrl K anywhere to find pages, records, and actions.',
      },
      shortcuts: {
        title: 'Shortcuts',
        text: 'The pages you use most, one click away. Choose them yourself.',
      },
      theme: {
        title: 'Theme',
        text: 'Light, dark, or as your system.',
      },
      notifications: {
        title: 'Notifications',
        text: 'What happened in your workspace, as it happens.',
      },
      account: {
        title: 'Your account',
        text: 'Words and balance, settings, history, and this tour.',
      },
    },
  },
  swiper: {
    title: 'Carousel',
    subtitle: 'Slides that snap into place, by touch, wheel, buttons, and arrow keys, in both directions of reading.',
    demos: {
      snap: 'Scroll and snap',
      loop: 'Loop, with pause',
      thumbs: 'Thumbnails',
      several: 'Two at a time',
    },
    areas: {
      polish: {
        title: 'Polish',
        text: 'Corrections with a reason for each one.',
      },
      expand: {
        title: 'Expand',
        text: 'Notes that become full sentences.',
      },
      email: {
        title: 'Email',
        text: 'Conversations, drafts, and search operators.',
      },
      calendar: {
        title: 'Calendar',
        text: 'Days, weeks, and months, by pointer or keyboard.',
      },
      kanban: {
        title: 'Kanban',
        text: 'Boards that others see move.',
      },
    },
  },
}
