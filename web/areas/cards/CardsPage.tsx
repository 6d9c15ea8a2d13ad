/** The pages of cards, by the end of their address. */
import { useLocation } from 'react-router-dom'
import { ActionCard } from './blocks/ActionCard.tsx'
import { Badges } from './blocks/Badges.tsx'
import { CategoriesCard } from './blocks/CategoriesCard.tsx'
import { CategoryWidget } from './blocks/CategoryWidget.tsx'
import { GrowthWidget } from './blocks/GrowthWidget.tsx'
import { LearningGoal } from './blocks/LearningGoal.tsx'
import { MembersCard } from './blocks/MembersCard.tsx'
import { OrdersStat } from './blocks/OrdersStat.tsx'
import { PaymentsCard } from './blocks/PaymentsCard.tsx'
import { ProductCard } from './blocks/ProductCard.tsx'
import { ProfileCard } from './blocks/ProfileCard.tsx'
import { ProfitStat } from './blocks/ProfitStat.tsx'
import { ProgressCard } from './blocks/ProgressCard.tsx'
import { ProjectNote } from './blocks/ProjectNote.tsx'
import { RatingStat } from './blocks/RatingStat.tsx'
import { ReviewGoal } from './blocks/ReviewGoal.tsx'
import { SalesStat } from './blocks/SalesStat.tsx'
import { SalesWidget } from './blocks/SalesWidget.tsx'
import { StatusWidget } from './blocks/StatusWidget.tsx'
import { TeamCard } from './blocks/TeamCard.tsx'
import { TasksCard } from './blocks/TasksCard.tsx'
import { CardGrid } from './CardGrid.tsx'

const pages = {
  basic: { ProjectNote, ProductCard, TeamCard, ProfileCard },
  advance: { PaymentsCard, ProgressCard, CategoriesCard, TasksCard },
  statistics: { SalesStat, OrdersStat, ProfitStat, RatingStat },
  actions: { ActionCard, MembersCard },
  widgets: { SalesWidget, CategoryWidget, StatusWidget, GrowthWidget },
  gamifications: { LearningGoal, ReviewGoal, Badges },
}
const names = Object.keys(pages) as (keyof typeof pages)[] // its own keys

export function CardsPage() {
  const { pathname } = useLocation()
  const page = names.find(name => pathname.endsWith(`/card-${name}`)) ?? 'basic'
  return <CardGrid key={page} page={page} blocks={pages[page]} />
}
